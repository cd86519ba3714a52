import type { SongKey } from '@musi/api/music/songs'
import { shortenAddress } from '@musi/domain/address'
import { amountOf } from '@musi/domain/currency'
import { contractOf } from '#platform/page/config/config.ts'
import { exactText } from '#platform/page/money/amountText.ts'
import { useToken } from '#platform/tokens/catalogue/useToken.ts'
import { termsText } from './termsWords.ts'

/** Describes who hears a song before its release (spec: studio.supporters). */
export const SupportersText = ({ keys }: { keys: readonly SongKey[] }) =>
  keys.map((key) => <KeyText key={key.kind === 'token' ? key.token : key.collection} songKey={key} />)

function KeyText({ songKey }: { songKey: SongKey }) {
  const lookup = useToken(songKey.kind === 'token' ? songKey.token : null)
  if (songKey.kind === 'collectible')
    return (
      <span>
        {songKey.collection === contractOf('musicNft')
          ? termsText('key.collectible')
          : termsText('key.collection', { collection: shortenAddress(songKey.collection) })}
      </span>
    )
  return lookup.kind === 'token' ? (
    <span>{termsText('key.token', { amount: exactText(amountOf(lookup.token, BigInt(songKey.atLeast))) })}</span>
  ) : null
}
