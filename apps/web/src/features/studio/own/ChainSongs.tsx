import type { Address } from '@musi/domain/address'
import { Rows } from '@musi/ui/layout/Rows'
import { Skeleton } from '@musi/ui/Skeleton'
import { Text, textClass } from '@musi/ui/Text'
import { Note } from '@musi/ui/layout/Note'
import { Sleeve } from '#platform/page/artwork/Sleeve.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import rows from '../row/SongRow.module.css'
import { Earned } from '../shares/Earned.tsx'
import { titleOf } from '../shares/earning.ts'
import { useEarnings } from '../shares/useEarnings.ts'
import { ownSongsText } from '../words/ownWords.ts'
import { useChainSongs } from './useChainSongs.ts'

/** The artist's registered songs, shown without a sign-in (spec: studio.own). */
export function ChainSongs({ account }: { account: Address }) {
  const history = useChainSongs(account)
  const earnings = useEarnings(`payee=${account}`, null)
  const earned = earnings.kind === 'read' ? earnings.rows.filter(({ payee }) => payee === account) : []
  return (
    <>
      {history.kind === 'waiting' && <Skeleton label={ownSongsText('reading')} />}
      {history.kind === 'read' && history.rows.length > 0 && (
        <Rows id="chain-songs">
          {history.rows.map(({ song, about, isRetired, plays }) => {
            const earning = earned.find((row) => row.song === song)
            return (
              <li key={song} className={rows['listed']} data-song={song}>
                <Sleeve seed={song} picture={about?.artwork ?? null} disc="in" />
                <span>
                  <Link
                    to={`/song/${song}`}
                    className={`${textClass({ tone: 'strong', weight: 620, breaks: true, quiet: true })} touch-target`}
                  >
                    {titleOf({ song, title: about?.song_title ?? null })}
                  </Link>
                  <Note as="small" block>
                    {ownSongsText(isRetired ? 'stage.retired' : 'stage.public')} ·{' '}
                    {ownSongsText('plays', { count: plays })}
                  </Note>
                </span>
                <Text as="span" tone="strong" figures>
                  {earning !== undefined && <Earned token={earning.token} raw={earning.earned} />}
                </Text>
              </li>
            )
          })}
        </Rows>
      )}
      <HistoryNote history={history} />
    </>
  )
}
