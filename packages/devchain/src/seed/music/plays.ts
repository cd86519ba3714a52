import { type Dice, diceOf } from '@musi/domain/random/dice'
import { playSong } from '@musi/chain/writes/music/playSong'
import { swapAndPlay } from '@musi/chain/writes/music/swapAndPlay'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { type Address, parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { localPermit } from '../../world/localPermit.ts'
import type { SeededArtist, SeededSong } from './artists.ts'
import { DAYS, EVENING, NOON, ago, momentsOf } from '../clock.ts'
import { stepOf } from '../stepOf.ts'
import { type Person, fans } from '../people.ts'
import type { SeedEvent, SeedState } from '../stage.ts'
import type { Step } from '../timeline.ts'
import { NO_DEADLINE, approvalSteps, most, tradeSteps, tradeOn } from '../exchange/tradeSteps.ts'

/** Relative number of plays of each artist, in the order of seed/people.ts. */
const ARTIST_WEIGHTS = [6, 8, 5, 3, 4, 2, 2, 2] as const
/** This fan signs a permit for each play instead of approving once. */
const PERMIT_SIGNER = 'Gita'
/** One in this many plays is a gift. */
const PLAYS_PER_GIFT = 8

type PlannedPlay = { artist: SeededArtist; song: SeededSong }

/** Distributes the price of a play among the payees, as the jukebox does. */
function settlePlay({ balances }: SeedState, by: Address, { artist, song }: PlannedPlay) {
  const token = artist.token.address
  const [first, ...others] = song.payees
  const parts = others.map(({ account, shareBps }) => ({ account, part: (song.cost * BigInt(shareBps)) / 10_000n }))
  const rest = parts.reduce((left, { part }) => left - part, song.cost)
  balances.give(by, token, -song.cost)
  for (const { account, part } of [{ account: first.account, part: rest }, ...parts])
    balances.give(account, token, part)
}

/** Plays a song for the person or a friend; buys the artist's token first if the balance is too low. */
export async function playSteps(
  stage: SeedState,
  by: Person,
  wish: PlannedPlay,
  stock: bigint,
  friend?: Address,
): Promise<Step[]> {
  const { artist, song } = wish
  const jukebox = stage.world.own.jukebox.address
  const token = artist.token.address
  const short = stage.balances.held(by.address, token) < song.cost
  if (short && artist.pool === null) return []
  const path = ['native', token] as const
  const purchase = short ? tradeSteps(stage, { by: by.address, path, exact: 'out', amount: song.cost * stock }) : []
  settlePlay(stage, by.address, wish)
  const terms = { jukebox, songId: song.songId, maximumCost: song.cost }
  if (by.name === PERMIT_SIGNER) {
    const nonce = stage.balances.nextNonce(by.address, token)
    const toSign = { token, domainName: artist.token.name, spender: jukebox, value: song.cost, nonce }
    const permit = await localPermit(by.privateKey, { ...toSign, deadlineSeconds: NO_DEADLINE })
    const write = playSong({ ...terms, play: { for: 'senderWithPermit', value: song.cost, permit } })
    return [...purchase, stepOf(by.address, `${song.title} is played with a signature`, write)]
  }
  const play = friend === undefined ? ({ for: 'sender' } as const) : ({ for: 'gift', fan: friend } as const)
  const approval = approvalSteps(stage, by.address, token, jukebox)
  return [...purchase, ...approval, stepOf(by.address, `${song.title} is played`, playSong({ ...terms, play }))]
}

/** Plays a song with native currency, in one transaction. */
export function boughtPlaySteps(stage: SeedState, by: Person, wish: PlannedPlay): Step[] {
  const { artist, song } = wish
  const path = ['native', artist.token.address] as const
  const traded = artist.pool === null ? null : tradeOn(stage, { by: by.address, path, exact: 'out', amount: song.cost })
  if (traded === null) return []
  settlePlay(stage, by.address, wish)
  const contract = stage.world.own.swapAndPlay.address
  const bounds = { maximumPaid: most(traded.paid), maximumCost: song.cost, deadlineSeconds: NO_DEADLINE }
  const write = swapAndPlay({ contract, songId: song.songId, path: traded.path, isNative: true, ...bounds })
  return [stepOf(by.address, `${song.title} is played, and paid in native currency`, write)]
}

/** Picks a song registered by that day; favoured artists and an artist's first songs are more likely. */
function pickPlay({ artists }: SeedState, dice: Dice, daysAgo: number): PlannedPlay | undefined {
  const wishes = artists.flatMap((artist, index) =>
    29 - index <= daysAgo
      ? []
      : artist.songs.flatMap((song, place) => {
          if (song.retired) return []
          const weight = (ARTIST_WEIGHTS[index] ?? 1) * (artist.songs.length - place)
          return Array.from({ length: weight }, () => ({ artist, song }))
        }),
  )
  return wishes[dice.wholeNumber(0, wishes.length - 1)]
}

/** Artists whose token has no pool give some tokens away. */
const giftSteps = ({ artists, balances }: SeedState): Step[] =>
  artists.flatMap(({ person, pool, token: { address: token } }) => {
    if (pool !== null) return []
    const friends = [demoAccount('collector').address, ...fans().map(({ address }) => address)]
    return friends.slice(0, 4).map((recipient) => {
      const amount = parseUnits('250', 18)
      balances.give(recipient, token, amount)
      return stepOf(person.address, 'Tokens are given away', transfer({ what: token, recipient, amount }))
    })
  })

/** Two plays each noon and three each evening. */
export function plays(): SeedEvent[] {
  const dice = diceOf('Thirty days of plays')
  const people = fans()
  const scenes = DAYS.flatMap((daysAgo) => {
    const moments = momentsOf(daysAgo)
    const noon = { secondsAgo: moments[NOON] ?? 0, count: 2 }
    const evening = { secondsAgo: moments[EVENING] ?? 0, count: 3 }
    return [noon, evening].map(({ secondsAgo, count }): SeedEvent => ({
      secondsAgo,
      async act(stage) {
        const steps: Step[] = []
        for (let play = 0; play < count; play += 1) {
          const wish = pickPlay(stage, dice, daysAgo)
          const by = people[dice.wholeNumber(0, people.length - 1)]
          const friend = people[dice.wholeNumber(0, people.length - 1)]
          const present = dice.wholeNumber(1, PLAYS_PER_GIFT) === 1 && friend !== by
          const stock = BigInt(dice.wholeNumber(5, 15))
          if (wish === undefined || by === undefined) continue
          steps.push(...(await playSteps(stage, by, wish, stock, present ? friend?.address : undefined)))
        }
        return steps
      },
    }))
  })
  return [...scenes, { secondsAgo: ago(21, 12), act: giftSteps }]
}
