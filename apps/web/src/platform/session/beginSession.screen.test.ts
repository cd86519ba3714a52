import { totalSupply } from '@musi/chain/reads/tokens/totalSupply'
import { createElement, useState } from 'react'
import { test } from 'vitest'
import { restoreChainAfterEach, node, addressBook } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { useHeads } from './chain/useHeads.ts'
import { useRead } from './chain/useRead.ts'

restoreChainAfterEach()

function Supply() {
  const supply = useRead(totalSupply(addressBook().contracts.wrappedNative))
  return createElement('p', null, supply.kind)
}

/** Renders each new block, and reads nothing until the button is pressed. */
function Block() {
  const { head } = useHeads()
  const [isReading, setIsReading] = useState(false)
  return [
    createElement('button', { key: 'read', onClick: () => setIsReading(true) }, 'Read'),
    createElement('output', { key: 'block' }, head?.number),
    isReading && createElement(Supply, { key: 'supply' }),
  ]
}

test('the reads of a block are requested before any component renders that block, in any mount order', async () => {
  await page.open('/', {}, createElement(Block))
  const block = page.locator('output')
  await expect(block).toHaveText(/\d/)
  await page.getByRole('button', { name: 'Read' }).click()
  await expect(page.locator('p')).toHaveText('value')
  const before = (await block.textContent()) ?? ''
  const blocksShownAtRequest: (string | undefined)[] = []
  page.route('**/rpc', (route) => {
    blocksShownAtRequest.push(document.querySelector('output')?.textContent)
    route.continue()
  })
  await node('evm_mine')
  await expect(block).not.toHaveText(before)
  expect(blocksShownAtRequest).toEqual([before])
})
