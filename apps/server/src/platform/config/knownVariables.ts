import type { Env } from './readers.ts'

const PREFIX = 'MUSI_'

/** Every variable of the server (docs/configuration.md). */
export const SETTINGS = [
  'MUSI_ADDRESS_BOOK',
  'MUSI_ANALYTICS_URL',
  'MUSI_ANALYTICS_URL_BASE',
  'MUSI_BUNDLER_URL',
  'MUSI_CHAIN_ID',
  'MUSI_CHAIN_PORT',
  'MUSI_CLAIMS',
  'MUSI_COINBASE_WALLET',
  'MUSI_CONTACT_FRAME_URL',
  'MUSI_DATABASE_READER_URL',
  'MUSI_DATABASE_TLS',
  'MUSI_DATABASE_URL',
  'MUSI_DATA_DIR',
  'MUSI_DEPLOY_KEY_FILE',
  'MUSI_DRAIN_SECONDS',
  'MUSI_ERROR_REPORT_URL',
  'MUSI_EXPLORER_NAME',
  'MUSI_EXPLORER_URL',
  'MUSI_FORTMATIC_KEY',
  'MUSI_HOST',
  'MUSI_INDEX_FROM',
  'MUSI_IPFS_GATEWAYS',
  'MUSI_LINKS',
  'MUSI_LOG',
  'MUSI_METRICS_TOKEN',
  'MUSI_NFT_API_URL',
  'MUSI_NFT_OWNER',
  'MUSI_OBJECTS_DIR',
  'MUSI_OBJECTS_KEY_ID',
  'MUSI_OBJECTS_SECRET_KEY',
  'MUSI_OBJECTS_TLS',
  'MUSI_OBJECTS_URL',
  'MUSI_OPERATORS',
  'MUSI_ORIGINAL_HOST',
  'MUSI_PITCH_FRAME_URL',
  'MUSI_PORT',
  'MUSI_PUBLIC_ORIGIN',
  'MUSI_RELAYER_KEY_FILE',
  'MUSI_RPC_FALLBACK_URL',
  'MUSI_RPC_URL',
  'MUSI_SONGS',
  'MUSI_TAKEDOWN_FILE',
  'MUSI_TOKEN_LISTS',
  'MUSI_TRUSTED_PROXY',
  'MUSI_WALLETCONNECT_PROJECT_ID',
  'MUSI_WALLETCONNECT_RELAY_URL',
  'MUSI_WRITES',
] as const

/** Variables of our own tools, which start servers in their own environment. */
export const TOOLS: ReadonlySet<string> = new Set([
  'MUSI_CHROMIUM_SANDBOX',
  'MUSI_DEV_SERVER',
  'MUSI_E2E_REPORT',
  'MUSI_HOSTILE_LOT',
  'MUSI_HOSTILE_MOST_TIMES',
  'MUSI_HOSTILE_ROUNDS',
  'MUSI_HOSTILE_SECONDS',
  'MUSI_HOSTILE_SEED',
  'MUSI_LONG',
  'MUSI_PARTS',
  'MUSI_PARTS_CHAIN',
  'MUSI_SCREENS_NODE',
  'MUSI_SCREENS_ODD_TOKENS',
  'MUSI_SCREENS_PAGE',
  'MUSI_SCREENS_PORT',
  'MUSI_SHOTS',
  'MUSI_SOLC_ANSWERS',
  'MUSI_SONG_LOT',
  'MUSI_TEST_RUN',
  'MUSI_TRACE',
])

/** Only this many letters of a name are compared. */
const MAX_COMPARED = 64
/** More edits than this are not a typing error. */
const MAX_EDITS = 6

/** A sentence about the first MUSI_ variable that is set but unknown; null if there is none. */
export function unknownVariable(env: Env): string | null {
  const known = new Set<string>(SETTINGS)
  const unknown = Object.keys(env)
    .filter((name) => name.startsWith(PREFIX) && !known.has(name) && !TOOLS.has(name) && env[name]?.trim() !== '')
    .toSorted()[0]
  if (unknown === undefined) return null
  const [closest] = SETTINGS.map((name) => ({
    name,
    edits: editDistance(unknown.slice(0, MAX_COMPARED), name),
  })).toSorted((a, b) => a.edits - b.edits)
  const suggestion = closest !== undefined && closest.edits <= MAX_EDITS ? ` Did you mean ${closest.name}?` : ''
  return `${unknown} is set, but there is no such setting.${suggestion} docs/configuration.md has them all.`
}

/** Number of letters to insert, delete or replace to turn one word into the other (Levenshtein). */
function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1]
    for (let column = 0; column < other.length; column += 1)
      next.push(
        Math.min(
          (next[column] ?? 0) + 1,
          (row[column + 1] ?? 0) + 1,
          (row[column] ?? 0) + (one[at] === other[column] ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}
