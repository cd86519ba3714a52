import { tokenAbi } from '@musi/chain/abi/token'
import type { RpcRequest } from '@musi/chain/rpc/rpcRequest'
import { sendMined } from '@musi/chain/testing/sendMined'
import { tokenAddress } from '@musi/devchain/testing/lookUp'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import type { Page } from '@playwright/test'
import { encodeFunctionData } from 'viem'
import { test as base, withoutSplash } from './harness.ts'
import { ONLY_P256, at, begin, bookOf, withPasskeys } from './steps/passkeySteps.ts'
import { FIRST } from './steps/walletSteps.ts'

const COIN = 10n ** 18n

type Fan = {
  account: Address
  book: AddressBook
  request: RpcRequest
  /** Opens another page of the product. */
  open: (path: string) => Promise<void>
  give: (symbol: string, amount: bigint) => Promise<Address>
}

/** A connected account with a passkey and 2 coins of native currency. */
export const fanTest = base.extend<{ fan: Fan }>({
  fan: async ({ page, plainChain: { request }, product, allow }, use) => {
    allow(ONLY_P256)
    allow(/^http:\/\/localhost:/)
    await withoutSplash(page)
    await page.goto(at(product, '/tickets'))
    await withPasskeys(page)
    const account = await begin(page, 'PASSKEY')
    await request('anvil_setBalance', [account, `0x${(2n * COIN).toString(16)}`])
    const book = await bookOf(product)
    await use({
      account,
      book,
      request,
      open: async (path) => void (await page.goto(at(product, path))),
      async give(symbol, amount) {
        const token = tokenAddress(book.tokens, symbol)
        const data = encodeFunctionData({ abi: tokenAbi, functionName: 'transfer', args: [account, amount] })
        await sendMined(request, { from: FIRST, to: token, data })
        return token
      },
    })
  },
})

/** Approves the passkey wallet's request with a touch. */
export const approve = (page: Page) => page.locator('#demo-approve').click()
