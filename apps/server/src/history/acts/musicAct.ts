import type { Address } from '@musi/domain/address'
import type { DecodedLog, UnplacedAct, SenderOf } from './unplacedAct.ts'

/** Finds who paid for a play, where a contract of ours paid the jukebox. */
export type PayerOf = (play: { payer: Address; fan: Address; transaction: string }) => Address

export function musicAct({ log, event }: DecodedLog, senderOf: SenderOf, payerOf: PayerOf): UnplacedAct | null {
  switch (event.name) {
    case 'Created':
      return { kind: 'createArtistToken', account: event.args.creator, token: event.args.token }
    case 'SongRegistered': {
      const { songId, artist, token, cost, opensAt, contentHash } = event.args
      const terms = {
        jukebox: log.address,
        song: songId,
        token,
        cost: String(cost),
        opensAtSeconds: String(opensAt),
        contentHash,
      }
      return { kind: 'registerSong', account: artist, ...terms }
    }
    case 'CostChanged': {
      const { songId, newCost } = event.args
      return { kind: 'changeSongCost', account: senderOf(log), song: songId, cost: String(newCost) }
    }
    case 'SongRetired':
      return { kind: 'retireSong', account: senderOf(log), song: event.args.songId }
    case 'Played': {
      const { songId, fan, payer, token, cost } = event.args
      return {
        kind: 'playSong',
        account: fan,
        song: songId,
        token,
        cost: String(cost),
        payer: payerOf({ payer, fan, transaction: log.transaction }),
      }
    }
    case 'Funded':
    case 'TakenBack': {
      const { sponsor, songId, token, amount } = event.args
      const kind = event.name === 'Funded' ? 'givePlays' : 'takeBackPlays'
      return { kind, account: sponsor, song: songId, token, amount: String(amount) }
    }
    default:
      return null
  }
}
