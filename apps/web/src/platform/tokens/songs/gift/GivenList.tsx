import { Act } from '@musi/api/history/acts'
import { ACTS_PATH } from '@musi/api/paths'
import { Cluster, Stack } from '@musi/ui/layout/Stack'
import { Note } from '@musi/ui/layout/Note'
import { When } from '#platform/page/time/When.tsx'
import { HistoryNote } from '#platform/session/history/HistoryNote.tsx'
import { isComplete } from '#platform/session/history/isComplete.ts'
import { useHistory } from '#platform/session/history/useHistory.ts'
import { AddressName } from '#platform/tokens/explain/AddressName.tsx'
import { givenText } from './givenWords.ts'

const MAX_ROWS = 5

/** Plays of a song that an account paid for others, newest first, as far as the history was read. */
export function useGivenPlays(sponsor: string, song: string) {
  const history = useHistory({ path: `${ACTS_PATH}?song=${song}&kind=playSong`, row: Act, topics: ['plays'] })
  const rows = history.kind === 'read' ? history.rows : []
  const givenPlays = rows.filter((act) => act.kind === 'playSong' && act.payer === sponsor && act.account !== sponsor)
  return { kind: history.kind, history, given: givenPlays, isWhole: isComplete(history) }
}

/** The newest listeners who were given a play (spec: touch.give-history). */
export function GivenList({ sponsor, song }: { sponsor: string; song: string }) {
  const { kind, history, given: givenPlays } = useGivenPlays(sponsor, song)
  return (
    <Stack gap={2}>
      <Note as="b">{givenText('heard')}</Note>
      {kind === 'read' && givenPlays.length === 0 && <Note>{givenText('nobody')}</Note>}
      <Stack as="ul" gap={2}>
        {givenPlays.slice(0, MAX_ROWS).map(({ block, log, account, timeSeconds }) => (
          <Cluster as="li" key={`${block} ${log}`} apart gap={3}>
            <AddressName address={account} />
            <Note as="span">
              <When timeSeconds={timeSeconds} />
            </Note>
          </Cluster>
        ))}
      </Stack>
      <HistoryNote history={history} />
    </Stack>
  )
}
