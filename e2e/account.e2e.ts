// Needs: story, chain
import { tokenAbi } from '@musi/chain/abi/token'
import { rpcClient } from '@musi/chain/client'
import { contractValue } from '@musi/chain/requests/contracts/contractValue'
import { demoAccounts } from '@musi/devchain/world/demoAccounts'
import type { Address } from '@musi/domain/address'
import { readFile } from 'node:fs/promises'
import { expect, test, withoutSplash } from './testing/harness.ts'
import { rawOf } from './testing/rawOf.ts'
import { connectDemo } from './testing/steps/walletSteps.ts'

test('each demo person’s page shows the balances that the chain has, to the wei (spec: account.balances)', async ({
  page,
  product,
}) => {
  await withoutSplash(page)
  const { book } = (await (await page.request.get('/config', { maxRetries: 2 })).json()) as {
    book: { tokens: { symbol: string; name: string; decimals: number; address: Address }[] }
  }
  const request = rpcClient(`${product.origin}/rpc`, { chainId: 31_337 })
  // Keyed by symbol and name, because a bridged token has the native currency's symbol.
  const knownTokens = new Map(book.tokens.map((token) => [`${token.symbol} ${token.name}`, token]))
  for (const { name, role, address } of demoAccounts()) {
    await page.goto(`/account/${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.locator('#account-worth')).toHaveText(/^\$[\d,]+\.\d{2}$/, { timeout: 30_000 })
    const activity = page.getByRole('region', { name: 'Activity', exact: true })
    if (role === 'newcomer') await expect(activity).toContainText('Nothing has happened here yet.')
    else await expect(activity.getByRole('listitem').first()).toBeVisible()
    const balances = page.getByRole('region', { name: 'Balances', exact: true })
    const more = balances.getByRole('button', { name: /^Show all/ })
    if ((await more.count()) > 0) await more.click()
    // Reads all balances in one call, because a call for each took longer than loading the pages.
    const rows = await balances.getByRole('listitem').evaluateAll((items) =>
      items.map((item) => {
        const figures = item.querySelector(':scope > span:last-of-type')
        const cut = figures?.querySelector(':scope > [title]')
        return {
          exact: cut?.getAttribute('title') ?? figures?.textContent ?? '',
          name: item.querySelector('small')?.textContent ?? '',
        }
      }),
    )
    let compared = 0
    for (const row of rows) {
      const [, amount = '', symbol = ''] = /^([\d.,]+)\s(\S+?)\s*(?:\$.*|No price)?$/.exec(row.exact) ?? []
      const token = knownTokens.get(`${symbol} ${row.name}`)
      if (token === undefined) continue
      const read = { address: token.address, abi: tokenAbi, functionName: 'balanceOf', args: [address] } as const
      expect([name, symbol, rawOf(amount, token.decimals)]).toEqual([name, symbol, await contractValue(request, read)])
      compared += 1
    }
    expect([name, compared > 0]).toEqual([name, role !== 'newcomer'])
  }
})

test('the wallet panel links to the account page, whose whole history can be exported to a file (spec: account.page, account.statement)', async ({
  page,
}) => {
  await withoutSplash(page)
  await page.goto('/swap')
  await connectDemo(page)
  await page.locator('#web3-status-connected').click()
  await page.getByRole('link', { name: 'Holdings and activity' }).click()
  await expect(page.getByText('Yours', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Download everything' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download CSV' }).click()
  const file = await (await download).path()
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toBe('time,block,log,transaction,record,what,contract,with,token,symbol,in,out,smallest,note')
  expect(lines.length).toBeGreaterThan(20)
})
