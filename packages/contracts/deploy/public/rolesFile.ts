import { type Address, getAddress, isAddress, parseUnits, zeroAddress } from 'viem'
import { type Allocation, GOVERNANCE, GOVERNANCE_SUPPLY } from '../areas/governanceToken.ts'
import type { Existing } from '../plannedContracts.ts'
import type { PublicRoles } from '../publicWorld.ts'

/** Decisions about a public chain before anything is deployed to it. */
export type RolesFile = {
  roles: PublicRoles
  /** The file of the claim service, relative to the roles file; null if there is no airdrop. */
  claims: string | null
  /** Tokens whose pair with the wrapped native currency gets a reward pool. */
  rewardPools: readonly Address[]
}

export type ParsedRoles = { ok: true; file: RolesFile } | { ok: false; sentence: string }

/** Shown to people without a roles file; docs/deploy.md explains each field. */
export const ROLES_EXAMPLE = `{
  "feeToSetter": "0x…",
  "smartWalletDetectorOwner": "0x…",
  "nftMinter": "0x…",
  "stakingDistributor": "0x…",
  "governanceToken": [
    { "holder": "0x…", "amount": "600000000" },
    { "holder": "0x…", "amount": "400000000" }
  ],
  "existing": { "wrappedNative": "0x…", "seaport": "0x…", "conduitController": "0x…" },
  "claims": "accounts.claims",
  "rewardPools": ["0x…"],
  "site": "https://musi.example",
  "relayer": "0x…"
}`

/** Thrown and caught within this module; the message names the faulty field. */
class BadRoles extends Error {}

type Fields = Record<string, unknown>
/** True if an address belongs to a demo account, whose key is public. */
type IsDemo = (address: Address) => boolean

const ROLES = ['feeToSetter', 'smartWalletDetectorOwner', 'nftMinter', 'stakingDistributor'] as const
const EXISTING = ['wrappedNative', 'seaport', 'conduitController'] as const

/** On failure, the sentence names the first error. `isDemo`: the keys of these accounts are public. */
export function parseRoles(text: string, isDemo: IsDemo): ParsedRoles {
  try {
    return { ok: true, file: file(parseJson(text), isDemo) }
  } catch (error) {
    if (error instanceof BadRoles)
      return { ok: false, sentence: `The roles file cannot be used: ${error.message}. Nothing was deployed.` }
    throw error
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRoles('it is not JSON')
  }
}

function file(value: unknown, isDemo: IsDemo): RolesFile {
  const fields = parseFields(value, 'it', [
    ...ROLES,
    'governanceToken',
    'existing',
    'claims',
    'rewardPools',
    'site',
    'relayer',
  ])
  const someone = (name: (typeof ROLES)[number]) => parseAccount(fields[name], name, isDemo)
  return {
    roles: {
      feeToSetter: someone('feeToSetter'),
      smartWalletDetectorOwner: someone('smartWalletDetectorOwner'),
      nftMinter: someone('nftMinter'),
      stakingDistributor: someone('stakingDistributor'),
      allocations: allocations(fields['governanceToken'], isDemo),
      existing: existing(fields['existing'] ?? {}, isDemo),
      site: site(fields['site'] ?? ''),
      relayer: fields['relayer'] === undefined ? null : parseAccount(fields['relayer'], 'relayer', isDemo),
    },
    claims: claims(fields['claims'] ?? null),
    rewardPools: rewardPools(fields['rewardPools'] ?? [], isDemo),
  }
}

function parseFields(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new BadRoles(`${where} is not an object in { }`)
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown === undefined) return value as Fields
  throw new BadRoles(`${where} has a field "${unknown}", but only ${known.join(', ')} are known`)
}

function parseList(value: unknown, where: string): readonly unknown[] {
  if (Array.isArray(value)) return value
  throw new BadRoles(value === undefined ? `${where} is missing` : `${where} is not a list in [ ]`)
}

function parseAccount(value: unknown, where: string, isDemo: IsDemo): Address {
  if (value === undefined) throw new BadRoles(`${where} is missing: name the address that has this role`)
  if (typeof value !== 'string' || !isAddress(value, { strict: false }))
    throw new BadRoles(`${where} is not an address of 0x and 40 hexadecimal digits`)
  const address = getAddress(value)
  // Without a checksum, a typo would give the role to nobody, for ever.
  if (address !== value)
    throw new BadRoles(`${where} is not written with its checksum; copy the address again from where it is kept`)
  if (address === zeroAddress) throw new BadRoles(`${where} is the zero address, which is nobody`)
  if (isDemo(address))
    throw new BadRoles(`${where} is ${address}, a demo account: everybody has its key. Name an account of your own`)
  return address
}

function allocations(value: unknown, isDemo: IsDemo): Allocation[] {
  const all = parseList(value, 'governanceToken').map((one, at) =>
    parseAllocation(one, `governanceToken[${at}]`, isDemo),
  )
  const duplicate = all.find(({ holder }, at) => all.findIndex((other) => other.holder === holder) < at)
  if (duplicate !== undefined)
    throw new BadRoles(`governanceToken names ${duplicate.holder} twice; add up what it gets`)
  const sum = all.reduce((sum, { amount }) => sum + amount, 0n)
  if (sum === GOVERNANCE_SUPPLY) return all
  const allocated = tokensText(sum)
  const less = sum < GOVERNANCE_SUPPLY
  const difference = tokensText(less ? GOVERNANCE_SUPPLY - sum : sum - GOVERNANCE_SUPPLY)
  throw new BadRoles(
    `governanceToken gives ${allocated} in all, ${difference} too ${less ? 'few' : 'many'}: it must be ${tokensText(GOVERNANCE_SUPPLY)}`,
  )
}

/** Fractions of a token are shown in full. */
function tokensText(amount: bigint): string {
  const unit = 10n ** BigInt(GOVERNANCE.decimals)
  const rest = (amount % unit).toString().padStart(GOVERNANCE.decimals, '0').replace(/0+$/, '')
  return `${(amount / unit).toLocaleString('en')}${rest === '' ? '' : `.${rest}`}`
}

function parseAllocation(value: unknown, where: string, isDemo: IsDemo): Allocation {
  const { holder, amount } = parseFields(value, where, ['holder', 'amount'])
  const checked = parseAccount(holder, `${where}.holder`, isDemo)
  if (typeof amount !== 'string' || !/^\d{1,10}(\.\d{1,18})?$/.test(amount))
    throw new BadRoles(`${where}.amount is not a number of whole tokens in quotes, such as "1000000" or "0.5"`)
  const parsed = parseUnits(amount, GOVERNANCE.decimals)
  if (parsed === 0n) throw new BadRoles(`${where}.amount is zero; leave out who gets nothing`)
  return { holder: checked, amount: parsed }
}

function existing(value: unknown, isDemo: IsDemo): Existing {
  const fields = parseFields(value, 'existing', EXISTING)
  const named = EXISTING.filter((name) => fields[name] !== undefined)
  if (named.includes('seaport') && !named.includes('conduitController'))
    throw new BadRoles('existing names seaport without the conduitController that it was made with; name both')
  return Object.fromEntries(named.map((name) => [name, parseAccount(fields[name], `existing.${name}`, isDemo)]))
}

function claims(value: unknown): string | null {
  if (value === null || (typeof value === 'string' && value !== '')) return value
  throw new BadRoles('claims is not the name of a file')
}

/** Longest origin; a collection's description contains it. */
const MAX_SITE = 200

function site(value: unknown): string {
  if (value === '') return ''
  const url = typeof value === 'string' && value.length <= MAX_SITE ? URL.parse(value) : null
  if (url === null || url.protocol !== 'https:' || url.origin !== value)
    throw new BadRoles('site is not an origin such as "https://musi.example", without a path')
  return url.origin
}

function rewardPools(value: unknown, isDemo: IsDemo): Address[] {
  const tokens = parseList(value, 'rewardPools').map((one, at) => parseAccount(one, `rewardPools[${at}]`, isDemo))
  const duplicate = tokens.find((token, at) => tokens.indexOf(token) < at)
  if (duplicate !== undefined) throw new BadRoles(`rewardPools names ${duplicate} twice`)
  return tokens
}
