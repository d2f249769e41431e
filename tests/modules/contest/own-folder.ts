export { folder } from "#tests/setup/own-folder";
