import { needsConfirmation, unitTrust } from '@musi/domain/amount/unitTrust'
import type { Address } from '@musi/domain/address'
import type { Token } from '@musi/domain/currency'
import type { TokenWarning } from '@musi/domain/text/tokenWarning'
import { artistFeed, artistOf } from '../artists/artistFeed.ts'
import { artistProof } from '../catalogue/artistProof.ts'
import { listedTokensRead } from '../catalogue/listedTokens.ts'
import { preparedLookAlike } from '../catalogue/tokenTrust.ts'
import { sourcedToken } from '../catalogue/tokens.ts'

/** If the artists are not read in this time, a token that may be an artist's counts as unknown. */
const TIMEOUT_MS = 8000

/** Resolves when the artist tokens are known, or cannot be read. */
function waitForArtists(): Promise<void> {
  artistFeed.begin()
  if (artistFeed.get().kind !== 'reading') return Promise.resolve()
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      unsubscribe()
      resolve()
    }
    const unsubscribe = artistFeed.subscribe(() => artistFeed.get().kind !== 'reading' && end())
    const timer = setTimeout(end, TIMEOUT_MS)
  })
}

async function warningOf(token: Token, account: Address | null): Promise<TokenWarning | null> {
  const artist = artistOf(token.address)
  const lookAlike = (await preparedLookAlike(token)) ?? artist?.lookAlike ?? null
  const source = sourcedToken(token.address)?.source ?? null
  const trust = unitTrust({ source, creator: artist?.creator ?? null, lookAlike })
  const isProven = trust.kind === 'madeHere' && (trust.creator === account || (await artistProof(token.address)))
  return needsConfirmation(trust, isProven) ? { token, lookAlike } : null
}

/** Finds the tokens that need a confirmation before an act (spec: token-warnings.act). */
export async function tokensToConfirm(
  tokens: readonly Token[],
  account: Address | null,
): Promise<readonly TokenWarning[]> {
  await Promise.all([listedTokensRead(), waitForArtists()])
  const warnings = await Promise.all(tokens.map((token) => warningOf(token, account)))
  return warnings.filter((warning) => warning !== null)
}
