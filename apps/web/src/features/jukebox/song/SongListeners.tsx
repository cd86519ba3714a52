import { Act } from '@musi/api/history/acts'
import { ACTS_PATH } from '@musi/api/paths'
import { songPayees } from '@musi/chain/reads/music/registeredSong'
import type { Address } from '@musi/domain/address'
import type { ReactNode } from 'react'
import { Face } from '#platform/page/artwork/Face.tsx'
import { shortDayText } from '#platform/page/i18n/shortDayText.ts'
import { withParts } from '#platform/page/i18n/withParts.tsx'
import { Link } from '#platform/page/navigation/Link.tsx'
import { useRead } from '#platform/session/chain/useRead.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { NameText } from '#platform/tokens/explain/AddressName.tsx'
import styles from './SongFrame.module.css'
import { songPageText } from './songPageWords.ts'
import { useFirstListener } from '../songs/useFirstListener.ts'
import type { WholeSong } from '../songs/wholeSong.ts'

const MAX_FACES = 6
const MAX_NAMES = 3

/** Names some accounts and counts the others. */
function nameList(accounts: readonly Address[], count: number, maxNames: number): ReactNode {
  const [one, two, three] = accounts.slice(0, maxNames).map((account) => <NameText key={account} address={account} />)
  const others = Math.max(count - Math.min(accounts.length, maxNames), 0)
  const named = Math.min(accounts.length, maxNames)
  const gaps = { one: '⟦one⟧', two: '⟦two⟧', three: '⟦three⟧', count: others }
  const parts = { one, two, three }
  if (named >= 3)
    return withParts(others > 0 ? songPageText('names.threeMore', gaps) : songPageText('names.three', gaps), parts)
  if (named === 2)
    return withParts(others > 0 ? songPageText('names.twoMore', gaps) : songPageText('names.two', gaps), parts)
  return withParts(others > 0 ? songPageText('names.oneMore', gaps) : '⟦one⟧', parts)
}

/** The accounts that it was played for, newest first; the first of all; and the payees of a play (spec: songs.song-page). */
export function SongListeners({
  song: { song, jukebox, artist, plays: paidPlays, listeners: payers },
}: {
  song: WholeSong
}) {
  const history = useHistory({ path: `${ACTS_PATH}?song=${song}&kind=playSong`, row: Act, topics: ['plays'] })
  const first = useFirstListener(song)
  const payees = useRead(songPayees(jukebox, song))
  const payeeAccounts = payees.kind === 'value' ? payees.value.map(({ account }) => account) : []
  const acts = history.kind === 'read' ? history.rows : []
  const listenersOfPlays = acts
    .map(({ account }) => account)
    .filter((account) => account !== artist && !payeeAccounts.includes(account))
  const people = [...new Set(listenersOfPlays)]
  // Payments are counted over all pages, given plays on the first.
  const plays = Math.max(paidPlays, listenersOfPlays.length)
  const listeners = Math.max(payers, people.length)
  return (
    <section className={styles['heard']} aria-label={songPageText('heard.title')}>
      <div className={styles['people']}>
        {people.length > 0 && (
          <span className={styles['faces']} aria-hidden="true">
            {people.slice(0, MAX_FACES).map((account) => (
              <Face key={account} seed={account} of="person" size={48} />
            ))}
          </span>
        )}
        <p>
          <b>
            {plays === 0 || people.length === 0
              ? songPageText(plays === 0 ? 'heard.none' : 'heard.by', { count: listeners })
              : nameList(people, listeners, MAX_NAMES)}
          </b>
          {plays > 0 && <span>{songPageText('heard.times', { count: plays })}</span>}
          {plays > 0 && first !== null && (
            <span>
              {withParts(songPageText('heard.first', { name: '⟦name⟧', day: shortDayText(first.timeSeconds) }), {
                name: (
                  <Link to={`/account/${first.account}`}>
                    <NameText address={first.account} />
                  </Link>
                ),
              })}
            </span>
          )}
        </p>
      </div>
      {payeeAccounts.length > 0 && (
        <p className={styles['pays']}>
          <span>{songPageText('pays')}</span> <b>{nameList(payeeAccounts, payeeAccounts.length, 2)}</b>
        </p>
      )}
    </section>
  )
}
