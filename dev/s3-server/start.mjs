import S3rver from "s3rver";

/**
 * Starts the server with one empty bucket, `files`, for the key and the secret `S3RVER`.
 * @param {string} directory where it keeps what it is given
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function startS3Server(directory) {
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "files", configs: [] }],
  });
  const { port } = await server.run();
  return { port, stop: () => server.close() };
}
