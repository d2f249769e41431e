// Draws the sample header picture of public profiles from its source: node dev/sample-picture.mjs
import sharp from "sharp";

const { width, height, size } = await sharp("dev/pictures/public-profile-image.svg")
  .flatten({ background: "#ffffff" })
  .png({ palette: true, colours: 192, dither: 0.6, compressionLevel: 9, effort: 10 })
  .toFile("public/storage/profile/sample/public-profile-image.png");
console.log(`${width} × ${height}, ${size} bytes`);
