// Draws the picture that other sites show beside a link to this one: node dev/share-picture.mjs
import sharp from "sharp";

const { width, height, size } = await sharp("dev/pictures/share.svg")
  .png({ palette: true, colours: 64, compressionLevel: 9, effort: 10 })
  .toFile("app/share.png");
console.log(`${width} × ${height}, ${size} bytes`);
