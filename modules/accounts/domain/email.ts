export { foldEmail } from "#modules/platform/email";
