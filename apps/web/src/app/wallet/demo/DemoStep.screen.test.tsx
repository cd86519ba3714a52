import { namedSong } from '@musi/chain/explain/terms/musicTerms'
import { decodedCall } from '@musi/chain/explain/decodedCall'
import type { DemoPrompt } from '@musi/chain/wallet/demo/demoSession'
import { honestWrites } from '@musi/chain/testing/honestWrites'
import { createScene } from '@musi/chain/testing/createScene'
import type { Call, Write } from '@musi/chain/write'
import { approve } from '@musi/chain/writes/tokens/approve'
import { buyDrop } from '@musi/chain/writes/collectibles/buyDrop'
import { claimAirdrop } from '@musi/chain/writes/rewards/claimAirdrop'
import { playSong } from '@musi/chain/writes/music/playSong'
import { type Address, parseAddress } from '@musi/domain/address'
import type { Listing } from '@musi/domain/market/marketOrder'
import { describe, expect as vitestExpect, test } from 'vitest'
import { contractAddress, FIRST, SECOND, node, addressBook } from '#testing/chain.ts'
import { expectNoAxeViolationsInBothThemes } from '#testing/axe.ts'
import { consoleErrors } from '#testing/consoleErrors.ts'
import { expect } from '#testing/expect.ts'
import { failRpc } from '#testing/rpcFaults.ts'
import { askDemo, setDemoWallet } from '#platform/session/wallet/demoQuestions.ts'
import { useUnitTrust } from '#platform/page/money/useUnitTrust.ts'
import { browserFetch } from '#testing/origin.ts'
import { page } from '#testing/page.ts'
import { ShownQuestion } from './testing/ShownQuestion.tsx'

const [me, friend] = [parseAddress(FIRST), parseAddress(SECOND)] as Address[] as [Address, Address]
const callOf = ({ candidates: [call] }: Write): Call => call

const account = { address: me, name: 'Theo' } as unknown as DemoPrompt['account']

/** Renders the calls; re-renders when the trust in a token changes, as the app does. */
function Question({ calls }: { calls: readonly Call[] }) {
  useUnitTrust()
  return <ShownQuestion question={{ kind: 'send', calls, account }} />
}
const openQuestion = (...writes: Write[]) => page.open('/', {}, <Question calls={writes.map(callOf)} />)
const facts = () => page.locator('dl').first()
const heading = () => page.getByRole('heading', { level: 3 })

const listing = (): Listing => ({
  kind: 'listing',
  collection: contractAddress('musicNft'),
  seller: friend,
  tokenId: 1n,
  price: { token: 'native', amount: 80_000_000_000_000_001n },
  royalty: null,
  startSeconds: 0n,
  endSeconds: 2n ** 40n,
  salt: 7n,
  counter: 0n,
})

type Registered = {
  song: `0x${string}`
  jukebox: Address
  token: Address
  cost: string
  about: { song_title: string } | null
}
async function songs(): Promise<readonly Registered[]> {
  const { rows } = (await (await browserFetch('/api/songs')).json()) as { rows: Registered[] }
  return rows
}
async function someSong(): Promise<Registered> {
  const song = (await songs()).find(({ about }) => about?.song_title === 'Velvet Alarm')
  if (song === undefined) throw new Error('Velvet Alarm is not in the jukebox.')
  return song
}
/** Reads one song of each jukebox. */
async function songsByJukebox(): Promise<ReadonlyMap<Address, Registered['song']>> {
  const some = await someSong()
  const all = await songs()
  const earlier = all.find(({ jukebox }) => jukebox === contractAddress('jukeboxV2'))
  if (earlier === undefined) throw new Error('The earlier jukebox has no song.')
  return new Map([some, earlier].map(({ jukebox, song }) => [jukebox, song]))
}

describe('the demo wallet explains a transaction (spec: wallets.demo-terms)', () => {
  test('a play with its approval is one act: the song, the price, who gets it, and that it is for one play', async () => {
    const { song, token, cost } = await someSong()
    const amount = BigInt(cost)
    const play = playSong({
      jukebox: contractAddress('jukebox'),
      songId: song,
      maximumCost: amount,
      play: { for: 'sender' },
    })
    await openQuestion(approve({ token, spender: contractAddress('jukebox'), amount }), play)
    await expect(heading()).toHaveText('Play Velvet Alarm')
    await expect(facts()).toContainText(/^You pay4\.5.MIRATo.+ and 3 othersAllowsthe jukebox 4\.5.MIRA, once/)
    await expect(page.locator('body')).not.toContainText('0 ETH')
    await page.keepShots('demo-plays')
  })

  test('the window in the whole product names an artist’s token by its symbol (spec: money.whose)', async () => {
    const { song, token, cost } = await someSong()
    const amount = BigInt(cost)
    const play = playSong({
      jukebox: contractAddress('jukebox'),
      songId: song,
      maximumCost: amount,
      play: { for: 'sender' },
    })
    const calls = [approve({ token, spender: contractAddress('jukebox'), amount }), play].map(callOf)
    await page.open('/not-there')
    setDemoWallet({ accounts: [account] } as unknown as Parameters<typeof setDemoWallet>[0])
    void askDemo({ kind: 'send', calls, account })
    await expect(page.locator('#demo-wallet-question dl').first()).toContainText(/^You pay4\.5.MIRATo/)
  })

  test('an amount is shown once its token is read; until then the window waits, or says what it cannot read (spec: wallets.demo-read-first)', async () => {
    consoleErrors.allow(/values of the chain has failed/)
    const { token } = await someSong()
    const calls = [approve({ token, spender: contractAddress('jukebox'), amount: 4_500_000_000_000_000_000n })].map(
      callOf,
    )
    const dialog = page.locator('#demo-wallet-question')
    const approval = page.locator('#demo-approve')
    await page.open('/not-there')
    setDemoWallet({ accounts: [account] } as unknown as Parameters<typeof setDemoWallet>[0])
    const answerAgain = failRpc('with errors')
    void askDemo({ kind: 'send', calls, account })
    await expect(approval).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText('Allow a token')
    await expect(dialog).not.toContainText('…')
    await expect(dialog).toContainText('This wallet can’t read everything: the network isn’t answering.')
    await expect(dialog).toContainText(/4,500,000,000,000,000,000.0x/)
    await expect(approval).not.toHaveAttribute('aria-disabled')
    answerAgain()
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText(/^Allow the jukebox 4\.5.MIRA$/)
    await expect(dialog).not.toContainText('This wallet can’t read everything')
  })

  test('a song that its jukebox does not have is not shown as still loading', async () => {
    const songId = `0x${'33'.repeat(32)}` as const
    await openQuestion(
      playSong({ jukebox: contractAddress('jukebox'), songId, maximumCost: 5n, play: { for: 'sender' } }),
    )
    await expect(page.locator('body')).toContainText('This wallet can’t tell what this does.')
    await expect(page.locator('[aria-label="Reading what this does…"]')).toHaveCount(0)
    await expect(facts()).not.toContainText('Nothing')
  })

  test('a claim shows what is received, and no payment', async () => {
    const distributor = contractAddress('merkleDistributor')
    await openQuestion(claimAirdrop({ distributor, index: 1n, account: me, amount: 400n * 10n ** 18n, proof: [] }))
    await expect(heading()).toHaveText('Claim the airdrop')
    await expect(facts()).toContainText(/^You get400.UNIFrom/)
    await page.keepShots('demo-claims')
    // The recipient is shown if it is another account.
    await openQuestion(claimAirdrop({ distributor, index: 1n, account: friend, amount: 10n ** 18n, proof: [] }))
    await expect(facts()).toContainText(/^They get1.UNITo/)
    await expect(facts()).not.toContainText('You get')
  })

  test('a purchase shows the payment to the last digit and the piece', async () => {
    await openQuestion(buyDrop({ seaport: contractAddress('seaport'), signed: { order: listing(), signature: '0x' } }))
    await expect(heading()).toHaveText('Buy a piece')
    await expect(facts()).toContainText(/^You pay.*0\.080000000000000001.ETH/)
    await expect(facts()).toContainText('You getpiece 1 of the drops')
    await page.keepShots('demo-buys-piece')
  })

  test('a call to an unknown contract is not said to move nothing, because it could move anything', async () => {
    await page.open('/', {}, <Question calls={[{ to: contractAddress('jukebox'), data: '0x12345678', value: 0n }]} />)
    await expect(heading()).toHaveText('Something this wallet can’t read')
    await expect(page.locator('body')).toContainText('It could move your tokens.')
    await expect(facts()).not.toContainText('Nothing')
  })
})

test('every kind of act is shown with a title, facts without zero payments, and its collapsed bytes (spec: wallets.demo-terms)', async () => {
  const songAt = await songsByJukebox()
  const scene = await createScene(node, addressBook(), me, friend)
  const calls = honestWrites(scene).flatMap(({ name, write: { kind, candidates } }) =>
    candidates.map((call) => {
      const isOfSong = namedSong(decodedCall(call.data)) !== null
      const isForJukebox = call.to === contractAddress('swapAndPlay') || call.to === contractAddress('welcome')
      const song = songAt.get(isForJukebox ? contractAddress('jukebox') : call.to) ?? ''
      // The song is the first argument of each of these calls.
      const data: Call['data'] = isOfSong
        ? `0x${call.data.slice(2, 10)}${song.slice(2)}${call.data.slice(74)}`
        : call.data
      return { name: `${kind} ${name}`, call: { ...call, data } }
    }),
  )
  await page.open(
    '/',
    {},
    <main>
      <h1>All acts</h1>
      {calls.map(({ name, call }) => (
        <section key={`${name} ${call.data}`} data-name={name}>
          <h2>{name}</h2>
          <Question calls={[call]} />
        </section>
      ))}
    </main>,
  )
  await expect(page.locator('section')).toHaveCount(calls.length)
  await expect(page.locator('section [aria-label="Reading what this does…"]')).toHaveCount(0)
  const texts = [...document.querySelectorAll('section')].map((one) => ({
    name: one.dataset['name'] ?? '',
    title: one.querySelector('h3')?.textContent ?? '',
    facts: one.querySelector('dl')?.textContent ?? '',
    isOpen: one.querySelector('details')?.open ?? false,
  }))
  const wrong = texts.filter(
    ({ title, facts: told, isOpen }) =>
      title === '' || title.includes('can’t') || /(^|[^.\d])0.(ETH|UNI|DAI)/.test(told) || told === '' || isOpen,
  )
  vitestExpect(wrong).toEqual([])
  await expectNoAxeViolationsInBothThemes()
  await page.keepShots('demo-every-act')
})
