# One image for every process: the web server (the default command), the workers, the commands.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY dev/install.mjs dev/processes.mjs dev/progress.mjs dev/
COPY dev/stand-ins dev/stand-ins
RUN node dev/install.mjs --omit=dev
COPY . .
RUN npm run build && node dev/image-packages.mjs

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg bubblewrap \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/build build
COPY --from=build /app/app/server.mjs app/server.mjs
COPY --from=build /app/dev/migrate.mjs /app/dev/healthy.mjs /app/dev/backup.mjs dev/
COPY --from=build /app/prisma/migrations prisma/migrations
COPY --from=build /app/package.json package.json
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", "app/server.mjs"]
