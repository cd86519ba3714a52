/** An icon from a wallet; a screen turns it into a `blob:` and shows it only in an `<img>` (spec: wallets.icon). */
export type WalletIcon = {
  type: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'
  bytes: Uint8Array<ArrayBuffer>
}

const DATA_URI = /^data:(image\/(?:png|jpeg|webp|svg\+xml))((?:;[a-z0-9=-]+)*),(.*)$/is
const MAX_BYTES = 64 * 1024
/** Percent-encoded, a byte takes three characters. */
const MAX_TEXT_LENGTH = 3 * MAX_BYTES + 100

/** Returns null if it is not an image of these types, or is too large. */
export function walletIcon(value: unknown): WalletIcon | null {
  if (typeof value !== 'string' || value.length > MAX_TEXT_LENGTH) return null
  const [, type, parameters = '', content = ''] = DATA_URI.exec(value.trim()) ?? []
  if (type === undefined) return null
  const bytes = /;base64$/i.test(parameters) ? fromBase64(content) : fromPercentEncoding(content)
  if (bytes === null || bytes.length === 0 || bytes.length > MAX_BYTES) return null
  return { type: type.toLowerCase() as WalletIcon['type'], bytes }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(decodeURIComponent(text)), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function fromPercentEncoding(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return new TextEncoder().encode(decodeURIComponent(text))
  } catch {
    return null
  }
}
