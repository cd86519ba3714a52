import { type Dice, diceOf } from '@musi/domain/random/dice'
import { playSong } from '@musi/chain/writes/music/playSong'
import { swapAndPlay } from '@musi/chain/writes/music/swapAndPlay'
import { transfer } from '@musi/chain/writes/tokens/transfer'
import { type Address, parseUnits } from 'viem'
import { demoAccount } from '../../world/demoAccounts.ts'
import { localPermit } from '../../world/localPermit.ts'
import type { SeededArtist, SeededSong } from './artists.ts'
import { DAYS, EVENING, NOON, secondsAgoAt, momentsOf } from '../clock.ts'
import { stepOf } from '../stepOf.ts'
import { type Person, fans } from '../people.ts'
import type { SeedEvent, SeedState } from '../seedState.ts'
import type { Step } from '../timeline.ts'
import { NO_DEADLINE, approvalSteps, maximumOf, tradeSteps, tradeOn } from '../exchange/tradeSteps.ts'

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
  balances.change(by, token, -song.cost)
  for (const { account, part } of [{ account: first.account, part: rest }, ...parts])
    balances.change(account, token, part)
}

/** Plays a song for the person or a friend. If the balance is too low, first buys tokens for `playsToBuy` plays. */
export async function playSteps(
  seed: SeedState,
  by: Person,
  planned: PlannedPlay,
  playsToBuy: bigint,
  friend?: Address,
): Promise<Step[]> {
  const { artist, song } = planned
  const jukebox = seed.world.own.jukebox.address
  const token = artist.token.address
  const isBalanceTooLow = seed.balances.balanceOf(by.address, token) < song.cost
  if (isBalanceTooLow && artist.pool === null) return []
  const path = ['native', token] as const
  const purchase = isBalanceTooLow
    ? tradeSteps(seed, { by: by.address, path, exact: 'out', amount: song.cost * playsToBuy })
    : []
  settlePlay(seed, by.address, planned)
  const terms = { jukebox, songId: song.songId, maximumCost: song.cost }
  if (by.name === PERMIT_SIGNER) {
    const nonce = seed.balances.nextNonce(by.address, token)
    const toSign = { token, domainName: artist.token.name, spender: jukebox, value: song.cost, nonce }
    const permit = await localPermit(by.privateKey, { ...toSign, deadlineSeconds: NO_DEADLINE })
    const write = playSong({ ...terms, play: { for: 'senderWithPermit', value: song.cost, permit } })
    return [...purchase, stepOf(by.address, `${song.title} is played with a signature`, write)]
  }
  const play = friend === undefined ? ({ for: 'sender' } as const) : ({ for: 'gift', fan: friend } as const)
  const approval = approvalSteps(seed, by.address, token, jukebox)
  return [...purchase, ...approval, stepOf(by.address, `${song.title} is played`, playSong({ ...terms, play }))]
}

/** Plays a song with native currency, in one transaction. */
export function boughtPlaySteps(seed: SeedState, by: Person, planned: PlannedPlay): Step[] {
  const { artist, song } = planned
  const path = ['native', artist.token.address] as const
  const trade = artist.pool === null ? null : tradeOn(seed, { by: by.address, path, exact: 'out', amount: song.cost })
  if (trade === null) return []
  settlePlay(seed, by.address, planned)
  const contract = seed.world.own.swapAndPlay.address
  const bounds = { maximumPaid: maximumOf(trade.paid), maximumCost: song.cost, deadlineSeconds: NO_DEADLINE }
  const write = swapAndPlay({ contract, songId: song.songId, path: trade.path, isNative: true, ...bounds })
  return [stepOf(by.address, `${song.title} is played, and paid in native currency`, write)]
}

/** Picks a song registered by that day; favoured artists and an artist's first songs are more likely. */
function pickPlay({ artists }: SeedState, dice: Dice, daysAgo: number): PlannedPlay | undefined {
  const candidates = artists.flatMap((artist, index) =>
    29 - index <= daysAgo
      ? []
      : artist.songs.flatMap((song, place) => {
          if (song.retired) return []
          const weight = (ARTIST_WEIGHTS[index] ?? 1) * (artist.songs.length - place)
          return Array.from({ length: weight }, () => ({ artist, song }))
        }),
  )
  return candidates[dice.wholeNumber(0, candidates.length - 1)]
}

/** Artists whose token has no pool give some tokens away. */
const giftSteps = ({ artists, balances }: SeedState): Step[] =>
  artists.flatMap(({ person, pool, token: { address: token } }) => {
    if (pool !== null) return []
    const friends = [demoAccount('collector').address, ...fans().map(({ address }) => address)]
    return friends.slice(0, 4).map((recipient) => {
      const amount = parseUnits('250', 18)
      balances.change(recipient, token, amount)
      return stepOf(person.address, 'Tokens are given away', transfer({ what: token, recipient, amount }))
    })
  })

/** Two plays each noon and three each evening. */
export function playEvents(): SeedEvent[] {
  const dice = diceOf('Thirty days of plays')
  const people = fans()
  const events = DAYS.flatMap((daysAgo) => {
    const moments = momentsOf(daysAgo)
    const noon = { secondsAgo: moments[NOON] ?? 0, count: 2 }
    const evening = { secondsAgo: moments[EVENING] ?? 0, count: 3 }
    return [noon, evening].map(({ secondsAgo, count }): SeedEvent => ({
      secondsAgo,
      async act(seed) {
        const steps: Step[] = []
        for (let play = 0; play < count; play += 1) {
          const planned = pickPlay(seed, dice, daysAgo)
          const by = people[dice.wholeNumber(0, people.length - 1)]
          const friend = people[dice.wholeNumber(0, people.length - 1)]
          const isGift = dice.wholeNumber(1, PLAYS_PER_GIFT) === 1 && friend !== by
          const playsToBuy = BigInt(dice.wholeNumber(5, 15))
          if (planned === undefined || by === undefined) continue
          steps.push(...(await playSteps(seed, by, planned, playsToBuy, isGift ? friend?.address : undefined)))
        }
        return steps
      },
    }))
  })
  return [...events, { secondsAgo: secondsAgoAt(21, 12), act: giftSteps }]
}
