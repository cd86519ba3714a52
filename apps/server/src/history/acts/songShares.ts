import type { ChainEvent } from '@musi/chain/events/chainEvent'
import type { DecodedLog } from './unplacedAct.ts'
import type { ShareRow } from '../store/rows.ts'

type SongShare = Pick<ShareRow, 'song' | 'kind'> & Partial<Omit<ShareRow, 'block' | 'log'>>
const NO_SHARE = { place: 0, payee: '', successor: '', share_bps: 0, amount: '' }

/** Rows for a jukebox event from which payees' earnings are computed. */
export const songShares = ({ log: { block, index }, event }: DecodedLog): readonly ShareRow[] =>
  sharesOfEvent(event).map((share) => ({ ...NO_SHARE, ...share, block, log: index }))

function sharesOfEvent(event: ChainEvent): readonly SongShare[] {
  switch (event.name) {
    case 'SongRegistered': {
      const { songId: song, payees } = event.args
      return payees.map(({ account, shareBps }, place) => ({
        song,
        kind: 'payee' as const,
        place,
        payee: account,
        share_bps: shareBps,
      }))
    }
    case 'PayeeReplaced': {
      const { songId: song, oldPayee: payee, newPayee: successor } = event.args
      return [{ song, kind: 'replaced', payee, successor }]
    }
    case 'Played':
      return [{ song: event.args.songId, kind: 'played', amount: String(event.args.cost) }]
    case 'ShareOwed': {
      const { songId: song, payee, amount } = event.args
      return [{ song, kind: 'kept', payee, amount: String(amount) }]
    }
    default:
      return []
  }
}
