import { expect as vitestExpect, test } from 'vitest'
import { FIRST, SECOND, installWallet } from '#testing/chain.ts'
import { expect } from '#testing/expect.ts'
import { page } from '#testing/page.ts'
import { watchSignIn } from '#platform/session/sign-in/watchSignIn.ts'

test('the session ends on any page when the wallet switches to another account, and stays while the account is the same (spec: sign-in.ended)', async () => {
  const wallet = installWallet(SECOND)
  let ends = 0
  page.route(/\/api\/session\/end$/, (route) => {
    ends += 1
    return route.fulfill({ json: { session: null } })
  })
  const storedSignIn = () => localStorage.getItem('musi.signedIn')
  localStorage.setItem('musi.signedIn', JSON.stringify({ version: 1, data: { account: SECOND } }))
  await page.goto('/pool')
  await expect(page.locator('#web3-status-connected')).toBeVisible()
  // The sign-in starts after the first paint, which a journey proves (e2e/jukebox.e2e.ts).
  watchSignIn()
  vitestExpect([ends, storedSignIn()]).toEqual([0, vitestExpect.stringContaining(SECOND)])
  wallet.reportAccounts([FIRST])
  await expect.poll(() => ends).toBe(1)
  await expect.poll(() => storedSignIn()?.includes(SECOND)).toBe(false)
  wallet.reportAccounts([SECOND])
  wallet.reportAccounts([FIRST])
  await page.settled()
  vitestExpect(ends).toBe(1)
})
