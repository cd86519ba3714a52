import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { REMOTE_HOSTS } from './remoteHosts.ts'

const FOLDER = '../../../node_modules/@coinbase/wallet-sdk/dist/sign/walletlink/relay/ui/components'
const STYLES = ['cssReset/cssReset-css', 'Snackbar/Snackbar-css', 'RedirectDialog/RedirectDialog-css']

test('case 17: the policy allows exactly the styles of the package', async () => {
  const hashes = await Promise.all(
    STYLES.map(async (file) => {
      const { default: css } = (await import(`${FOLDER}/${file}.js`)) as { default: string }
      return `sha256-${createHash('sha256').update(css).digest('base64')}`
    }),
  )
  expect(hashes).toEqual(REMOTE_HOSTS.coinbase.styles)
})
