import type { Address } from '@musi/domain/address'
import { test } from 'vitest'
import { expect } from '../testing/expect.ts'
import { installWallet, restoreChainAfterEach, node, addressBook, tokenOf } from '../testing/chain.ts'
import { page } from '../testing/page.ts'
import { SELECTORS } from '#testing/selectors.ts'
import { toCallDataWord } from '#testing/toCallDataWord.ts'

restoreChainAfterEach()

/** Petra, who has liquidity in many pools and on V1, and Stella, who stakes. */
const PETRA = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const STELLA = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

async function v1Exchange(): Promise<string> {
  const data = `${SELECTORS.getExchange}${toCallDataWord(tokenOf('DAI'))}`
  const answer = await node('eth_call', [{ to: addressBook().contracts.v1Factory, data }, 'latest'])
  return `0x${String(answer).slice(-40)}`
}

const showDetails = () => page.locator('#remove-detail').click()
const openDeposit = async () => {
  await page.locator('#deposit-button').click()
}

type Row = readonly [
  what: string,
  who: Address,
  path: () => string | Promise<string>,
  hooks: readonly string[],
  texts: readonly string[],
  act?: () => Promise<void>,
]

const ROWS: readonly Row[] = [
  [
    'adding',
    PETRA,
    () => `/add/ETH/${tokenOf('DAI')}`,
    ['add-liquidity-input-tokena', 'add-liquidity-input-tokenb'],
    ['Add Liquidity', 'Enter an amount', 'Prices and pool share', 'Your position'],
  ],
  [
    'the pools',
    PETRA,
    () => '/pool',
    ['join-pool-button', 'import-pool-link'],
    [
      'Liquidity provider rewards',
      'Liquidity providers earn a 0.3% fee on all trades proportional to their share of the pool.',
      'Your liquidity',
      'Create a pair',
      'Add Liquidity',
      'Account analytics and accrued fees',
      'Manage',
      'Migrate now.',
    ],
  ],
  [
    'removing',
    PETRA,
    () => `/remove/ETH/${tokenOf('DAI')}`,
    ['remove-liquidity-tokena-symbol', 'remove-liquidity-tokenb-symbol'],
    ['Remove Liquidity', 'Amount', 'Detailed', '25%', '50%', '75%', 'Max', 'Receive WETH', 'Enter an amount'],
  ],
  [
    'removing in detail',
    PETRA,
    () => `/remove/ETH/${tokenOf('DAI')}`,
    ['liquidity-amount', 'remove-liquidity-tokena', 'remove-liquidity-tokenb'],
    ['Simple'],
    showDetails,
  ],
  [
    'the reward pools',
    STELLA,
    () => '/uni',
    [],
    ['Participating pools', 'Rewards end in', 'Total deposited', 'Pool rate', 'UNI / week', 'Your rate', 'Deposit'],
  ],
  [
    'a reward pool',
    STELLA,
    () => `/uni/ETH/${tokenOf('DAI')}`,
    [],
    [
      'ETH-DAI Liquidity Mining',
      'Total deposits',
      'Pool Rate',
      'Your liquidity deposits',
      'UNI-V2 ETH-DAI',
      'Your unclaimed UNI',
      'Claim',
      'When you withdraw, the contract will automagically claim UNI on your behalf!',
      'Withdraw',
    ],
  ],
  [
    'a deposit',
    STELLA,
    () => `/uni/ETH/${tokenOf('wBTC')}`,
    ['stake-liquidity-token'],
    ['Deposit', 'Available to deposit: ', 'Weekly Rewards', 'Enter an amount'],
    openDeposit,
  ],
  [
    'V1 positions',
    PETRA,
    () => '/migrate/v1',
    [],
    ['Migrate V1 Liquidity', 'Enter a token address to find liquidity', 'DAI/ETH', 'V1', 'Migrate', 'Remove'],
  ],
  [
    'removing from V1',
    PETRA,
    async () => `/remove/v1/${await v1Exchange()}`,
    ['remove-v1-exchange'],
    ['Remove V1 Liquidity', 'Remove'],
  ],
]

const namedRows = ROWS.map((row) => ({ what: row[0], row }))

test.each(namedRows)(
  'the page for $what has the ids and texts of the specification (spec: hooks.pools)',
  async ({ row }) => {
    const [, who, path, hooks, texts, act] = row
    installWallet(who)
    await page.goto(await path())
    await act?.()
    for (const text of texts) await expect(page.locator('body')).toContainText(text)
    for (const hook of hooks) await expect(page.locator(`#${hook}`)).toHaveCount(1)
  },
)
