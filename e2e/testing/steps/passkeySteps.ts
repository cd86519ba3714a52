// Steps with passkey accounts, using Chromium's virtual authenticator, which approves by itself.
import type { Product } from '@musi/scripts/run/product'
import type { Address } from '@musi/domain/address'
import type { AddressBook } from '@musi/domain/addressBook'
import { type CDPSession, type Page, expect } from '@playwright/test'
import { connectButton, modal, status } from './walletSteps.ts'

/** Browsers warn about passkeys limited to P-256, but the account's contract can check only those. */
export const ONLY_P256 = /pubKeyCredParams/

/** A page of the product on a named host, because passkeys do not work on IP addresses. */
export const at = ({ port }: Product, path: string) => `http://localhost:${port}${path}`

export const bookOf = async ({ origin }: Product): Promise<AddressBook> =>
  ((await (await fetch(`${origin}/config`)).json()) as { book: AddressBook }).book

type Authenticator = { cdp: CDPSession; authenticatorId: string }

const TOUCHES_ITSELF = {
  protocol: 'ctap2',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: true,
} as const

/** Adds an authenticator to a page. `like`: the authenticator of another tab, whose passkeys it copies. */
export async function withPasskeys(page: Page, like?: Authenticator): Promise<Authenticator> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable', { enableUI: false })
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...TOUCHES_ITSELF, transport: 'internal' },
  })
  const existing = await like?.cdp.send('WebAuthn.getCredentials', { authenticatorId: like.authenticatorId })
  for (const credential of existing?.credentials ?? [])
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential })
  return { cdp, authenticatorId }
}

/** Adds a second authenticator that counts as another device. */
export async function addSecurityKey(cdp: CDPSession): Promise<string> {
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...TOUCHES_ITSELF, transport: 'usb' },
  })
  return authenticatorId
}

/** Connects a passkey account and returns its address. */
export async function begin(page: Page, option: 'PASSKEY' | 'PASSKEY_FOUND'): Promise<Address> {
  await connectButton(page).click()
  await page.locator(`#connect-${option}`).click()
  await expect(status(page)).toBeVisible()
  await expect(modal(page)).toBeHidden()
  await status(page).click()
  const account = await page.locator('#web3-account-identifier-row').getAttribute('title')
  await page.keyboard.press('Escape')
  return (account ?? '0x') as Address
}
