/**
 * The languages that a person may choose (BCP 47), those most spoken in the United States first.
 * They decide how dates and numbers look, and the words where we have them in that language.
 */
export const languageTags = [
  "en-US",
  "es-US",
  "zh-CN",
  "vi-VN",
  "ko-KR",
  "fr-FR",
  "de-DE",
  "ar-EG",
  "hi-IN",
  "pt-BR",
  "it-IT",
  "pl-PL",
  "ja-JP",
  "en-GB",
] as const;
