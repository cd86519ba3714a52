/** Name of a new passkey in the browser's list; the day distinguishes several passkeys of one person. */
export const passkeyName = () => `Musi ${new Date().toISOString().slice(0, 10)}`
