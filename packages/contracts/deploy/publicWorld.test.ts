import { expect, it } from 'vitest'
import { publicAddressBookOf } from './addressBookOf.ts'
import { deployOneByOne } from './public/deployOneByOne.ts'
import { GOVERNANCE_SUPPLY } from './areas/governanceToken.ts'
import { plannedPublicWorld } from './publicWorld.ts'
import { publicSteps } from './steps.ts'

const A = '0x1563915e194D8CfBA1943570603F7606A3115508'
const TOKEN = {
  address: '0x5CbDd86a2FA8Dc4bDdd8a8f69dBa48572EeC07FB',
  symbol: 'SONG',
  name: 'Song',
  decimals: 18,
  isOfArtist: false,
} as const
const ARTIST_TOKEN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' as const
const roles = {
  feeToSetter: A,
  smartWalletDetectorOwner: A,
  nftMinter: A,
  stakingDistributor: A,
  allocations: [{ holder: A, amount: GOVERNANCE_SUPPLY }],
  existing: {},
  site: '',
  relayer: null,
} as const
const NOTHING_EARLIER = { hasJukeboxV2: false, hasCollectionFactoryV1: false } as const

const names = (claimsRoot: `0x${string}` | null, rewarded: readonly (typeof TOKEN)[]) =>
  publicSteps(plannedPublicWorld({ roles, claimsRoot, rewarded, ...NOTHING_EARLIER })).map(({ name }) => name)

it('a public chain gets only contracts, each by one transaction', () => {
  const steps = publicSteps(plannedPublicWorld({ roles, claimsRoot: null, rewarded: [TOKEN], ...NOTHING_EARLIER }))
  expect(steps.filter(({ localOnly }) => localOnly === true)).toEqual([])
  const sends = steps.filter(({ kind }) => kind === 'send')
  expect(sends.every((step) => step.kind === 'send' && step.deploys !== undefined)).toBe(true)
  expect(steps.filter(({ kind }) => kind !== 'send').map(({ name }) => name)).toEqual([
    'CREATE2 deployer',
    'Multicall3',
  ])
})

it('a distributor and reward pools are included on request', () => {
  const plain = names(null, [])
  expect(names(`0x${'ab'.repeat(32)}`, [TOKEN])).toEqual([
    ...plain,
    'Distributor of the airdrop',
    'Reward pool of SONG',
  ])
})

it('the address book names the pool of an artist’s token by its address and does not vouch for the token', () => {
  const rewarded = [TOKEN, { ...TOKEN, address: ARTIST_TOKEN, isOfArtist: true }] as const
  const world = plannedPublicWorld({ roles, claimsRoot: null, rewarded, ...NOTHING_EARLIER })
  const { tokens, pools, stakingPools } = publicAddressBookOf(world)
  expect(tokens.map(({ address }) => address)).toEqual([world.governance.token.address, TOKEN.address])
  expect(pools).toHaveLength(1)
  const [known, ofArtist] = world.rewardPools
  expect(stakingPools).toEqual([
    { pair: known?.pair, rewards: known?.address },
    { pair: ofArtist?.pair, rewards: ofArtist?.address, artistToken: ARTIST_TOKEN },
  ])
})

it('the address book names the earlier jukebox and collection factory only where they are', () => {
  const booked = (earlier: { hasJukeboxV2: boolean; hasCollectionFactoryV1: boolean }) => {
    const world = plannedPublicWorld({ roles, claimsRoot: null, rewarded: [], ...earlier })
    return Object.keys(publicAddressBookOf(world).contracts).filter((role) => /V\d$/.test(role))
  }
  expect(booked(NOTHING_EARLIER)).toEqual([])
  expect(booked({ hasJukeboxV2: true, hasCollectionFactoryV1: true })).toEqual([
    'jukeboxV2',
    'musicCollectionFactoryV1',
  ])
})

it('a local-only step is never executed on a public chain', async () => {
  const isDone = () => Promise.resolve(false)
  const step = { kind: 'send', name: 'Test token', localOnly: true, isDone, call: { to: A, data: '0x' } } as const
  const never = () => Promise.reject(new Error('It was sent.'))
  const running = deployOneByOne(never, { settle: never, carryOut: never }, [step], {
    onStart: () => {},
    onEnd: () => {},
  })
  await expect(running).rejects.toThrow('"Test token" is for a chain of our own only.')
})
