// `prisma dev` is not installed: nothing here calls it.
