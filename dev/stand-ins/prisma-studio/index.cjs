// `prisma studio` is not installed: nothing here calls it.
