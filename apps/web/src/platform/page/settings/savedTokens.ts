export type SavedToken = { readonly symbol: string; readonly name: string; readonly decimals: number }

/** Token data at the time it was added, by chain id and address (spec: tokens.added). */
export type SavedTokens = Readonly<Record<string, Readonly<Record<string, SavedToken>>>>

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function savedToken(value: unknown): SavedToken | null {
  if (!isFields(value)) return null
  const { symbol, name, decimals } = value
  if (typeof symbol !== 'string' || typeof name !== 'string') return null
  return Number.isInteger(decimals) && Number(decimals) >= 0 && Number(decimals) <= 255
    ? { symbol, name, decimals: Number(decimals) }
    : null
}

const isAddress = (text: string) => /^0x[\da-fA-F]{40}$/.test(text)

/** Returns undefined if it is not a list of tokens. One damaged token does not affect the others. */
export function readSavedTokens(value: unknown): SavedTokens | undefined {
  if (!isFields(value)) return undefined
  return Object.fromEntries(
    Object.entries(value).map(([chain, tokens]) => [
      chain,
      Object.fromEntries(
        Object.entries(isFields(tokens) ? tokens : {}).flatMap(([address, saved]) => {
          const token = isAddress(address) ? savedToken(saved) : null
          return token === null ? [] : [[address, token] as const]
        }),
      ),
    ]),
  )
}
