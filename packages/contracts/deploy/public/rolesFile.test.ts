import { expect, it } from 'vitest'
import { ROLES_EXAMPLE, parseRoles } from './rolesFile.ts'

const A = '0x1563915e194D8CfBA1943570603F7606A3115508'
const B = '0x5CbDd86a2FA8Dc4bDdd8a8f69dBa48572EeC07FB'
const DEMO = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const ZERO = `0x${'0'.repeat(40)}`
const SHARES = [
  { holder: A, amount: '600000000' },
  { holder: B, amount: '400000000' },
]
const GOOD = {
  feeToSetter: A,
  smartWalletDetectorOwner: A,
  nftMinter: B,
  stakingDistributor: B,
  governanceToken: SHARES,
}

const parse = (value: unknown) =>
  parseRoles(typeof value === 'string' ? value : JSON.stringify(value), (address) => address === DEMO)
const sentence = (value: unknown) => {
  const parsed = parse(value)
  return parsed.ok ? 'it is accepted' : parsed.sentence
}

it('a file with the roles and the shares of the whole supply is sufficient', () => {
  expect(parse(GOOD)).toEqual({
    ok: true,
    file: {
      roles: {
        feeToSetter: A,
        smartWalletDetectorOwner: A,
        nftMinter: B,
        stakingDistributor: B,
        allocations: [
          { holder: A, amount: 6n * 10n ** 26n },
          { holder: B, amount: 4n * 10n ** 26n },
        ],
        existing: {},
        site: '',
        relayer: null,
      },
      claims: null,
      rewardPools: [],
    },
  })
})

it('existing contracts, a claim file and reward pools are optional', () => {
  const parsed = parse({ ...GOOD, existing: { wrappedNative: A }, claims: 'a.claims', rewardPools: [B] })
  expect(parsed).toMatchObject({
    ok: true,
    file: { roles: { existing: { wrappedNative: A } }, claims: 'a.claims', rewardPools: [B] },
  })
})

it('the printed example is refused, so that nobody deploys with its addresses', () => {
  expect(sentence(ROLES_EXAMPLE)).toContain('feeToSetter is not an address')
})

const HALF_OF_SUPPLY = [{ holder: A, amount: '500000000' }]
it.each([
  ['text that is not JSON', '{', 'it is not JSON'],
  ['a list', [], 'it is not an object'],
  ['an unknown field', { ...GOOD, treasurer: A }, 'it has a field "treasurer"'],
  ['a missing role', { ...GOOD, nftMinter: undefined }, 'nftMinter is missing'],
  ['a name instead of an address', { ...GOOD, nftMinter: 'me.eth' }, 'nftMinter is not an address'],
  [
    'an address without its checksum',
    { ...GOOD, nftMinter: A.toLowerCase() },
    'nftMinter is not written with its checksum',
  ],
  ['an address with one letter wrong', { ...GOOD, nftMinter: A.replace('e194D', 'e194d') }, 'with its checksum'],
  ['the zero address', { ...GOOD, stakingDistributor: ZERO }, 'stakingDistributor is the zero address'],
  ['a demo account in charge', { ...GOOD, feeToSetter: DEMO }, `feeToSetter is ${DEMO}, a demo account`],
  [
    'a demo account among the holders',
    { ...GOOD, governanceToken: [...HALF_OF_SUPPLY, { holder: DEMO, amount: '500000000' }] },
    'governanceToken[1].holder is 0xf39F',
  ],
  ['no shares', { ...GOOD, governanceToken: undefined }, 'governanceToken is missing'],
  [
    'shares that are too few',
    { ...GOOD, governanceToken: HALF_OF_SUPPLY },
    'gives 500,000,000 in all, 500,000,000 too few',
  ],
  [
    'shares that are too many by the smallest unit',
    { ...GOOD, governanceToken: [...SHARES, { holder: ZERO.replace(/0$/, '1'), amount: '0.000000000000000001' }] },
    '0.000000000000000001 too many: it must be 1,000,000,000',
  ],
  ['a share as a number', { ...GOOD, governanceToken: [{ holder: A, amount: 1e9 }] }, 'in quotes, such as "1000000"'],
  ['a share of nothing', { ...GOOD, governanceToken: [{ holder: A, amount: '0' }] }, 'amount is zero'],
  ['a holder named twice', { ...GOOD, governanceToken: [...HALF_OF_SUPPLY, ...HALF_OF_SUPPLY] }, `names ${A} twice`],
  ['a Seaport without its controller', { ...GOOD, existing: { seaport: A } }, 'name both'],
  ['an unknown existing contract', { ...GOOD, existing: { router: A } }, 'existing has a field "router"'],
  ['claims that are no file', { ...GOOD, claims: 7 }, 'claims is not the name of a file'],
  ['one reward pool twice', { ...GOOD, rewardPools: [A, A] }, 'rewardPools names'],
])('%s is refused', (_, value, words) => {
  expect(sentence(value)).toContain(words)
  expect(sentence(value)).toMatch(/^The roles file cannot be used: .+ Nothing was deployed\.$/)
})

it.each([
  'http://musi.example',
  'https://musi.example/',
  'https://musi.example/nft',
  'https://user@musi.example',
  `https://${'a.'.repeat(100)}example`,
  'musi.example',
  7,
])('a site that is not a plain https origin is refused: %j', (site) => {
  expect(sentence({ ...GOOD, site })).toContain('site is not an origin')
})

it('collections link to the site of the file', () => {
  expect(parse({ ...GOOD, site: 'https://musi.example' })).toMatchObject({
    file: { roles: { site: 'https://musi.example' } },
  })
})
