/** Where this test process, and the web server that its files share, keep files and mail. */
export const folder = process.env.DATA_DIR ?? "";
