import { playSong } from '@musi/chain/writes/music/playSong'
import { type Payee, registerSong } from '@musi/chain/writes/music/registerSong'
import { refusingTokenAbi } from '@musi/contracts/abi/refusingToken'
import type { World } from '@musi/contracts/deploy/world'
import { encodeFunctionData, parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { earlierSongIdOf } from './artists.ts'
import { secondsAgoAt } from '../clock.ts'
import { stepOf } from '../stepOf.ts'
import { artists } from '../people.ts'
import { contentHashOf } from './songTexts.ts'
import type { SeedEvent } from '../seedState.ts'
import { approvalSteps } from '../exchange/tradeSteps.ts'

export const SHARED_TITLE = 'Split Single'
/** Nonce after those of the artist's other songs. */
export const SHARED_NONCE = 201n
const COST = parseUnits('5', 18)
const OWED_BPS = 4_000

const refusing = ({ oddTokens }: World) => oddTokens.find(({ odd }) => odd === 'refusing')?.address

/** A song of the earlier jukebox shared by two artists, whose token refused Arlo's share when it was played, and now allows it. */
export function owedShareEvents(): SeedEvent[] {
  const [artist] = artists().slice(4)
  const by = demoAccount('trader').address
  if (artist === undefined) throw new Error('There is no fifth artist.')
  const payees: readonly [Payee, Payee] = [
    { account: artist.address, shareBps: 10_000 - OWED_BPS },
    { account: demoAccount('artist').address, shareBps: OWED_BPS },
  ]
  return [
    {
      secondsAgo: secondsAgoAt(10, 12),
      act({ world }) {
        const token = refusing(world)
        if (token === undefined) return []
        const contentHash = contentHashOf(artist.name, SHARED_TITLE)
        const song = { nonce: SHARED_NONCE, token, cost: COST, payees, opensAtSeconds: null, contentHash }
        const write = registerSong({ jukebox: world.own.jukeboxV2.address, ...song })
        return [stepOf(artist.address, `${SHARED_TITLE} is registered`, write)]
      },
    },
    {
      secondsAgo: secondsAgoAt(7, 12),
      act(seed) {
        const jukebox = seed.world.own.jukeboxV2.address
        const token = refusing(seed.world)
        if (token === undefined) return []
        const owed = (COST * BigInt(OWED_BPS)) / 10_000n
        seed.balances.change(by, token, -COST)
        seed.balances.change(artist.address, token, COST - owed)
        const songId = earlierSongIdOf(artist.address, SHARED_NONCE)
        const write = playSong({ jukebox, songId, maximumCost: COST, play: { for: 'sender' } })
        return [...approvalSteps(seed, by, token, jukebox), stepOf(by, `${SHARED_TITLE} is played`, write)]
      },
    },
    {
      secondsAgo: secondsAgoAt(3, 12),
      act({ world }) {
        const token = refusing(world)
        if (token === undefined) return []
        const data = encodeFunctionData({ abi: refusingTokenAbi, functionName: 'refuseNobody' })
        return [{ by: world.deployer, what: 'A token refuses nobody', call: { to: token, data, value: 0n } }]
      },
    },
  ]
}
