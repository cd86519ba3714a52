// Stand-ins for the hosts of remote wallets, served from files in this folder, so that no request
// leaves the machine.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from '@playwright/test'

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** One transparent pixel. */
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** Answers requests to other origins with a stand-in, or blocks and records them. */
export async function answerOtherHosts(context: BrowserContext, own: string): Promise<{ strangers: string[] }> {
  const strangers: string[] = []
  let login = 'out'
  const pages: Record<string, string> = {
    'keys.coinbase.com': file('coinbaseKeys.html'),
    'x2.fortmatic.com': file('fortmaticFrame.html'),
    'verify.walletconnect.org': file('verifyFrame.html'),
  }
  await context.route(
    (url) => url.protocol.startsWith('http') && url.origin !== own,
    async (route) => {
      const url = new URL(route.request().url())
      if (url.pathname === '/login') login = 'in'
      if (url.pathname === '/logout') login = 'out'
      const page = pages[url.host]?.replace('data-login="out"', `data-login="${login}"`)
      if (page !== undefined) return route.fulfill({ contentType: 'text/html', body: page })
      if (url.host === 'static.fortmatic.com') return route.fulfill({ contentType: 'image/gif', body: PIXEL })
      strangers.push(url.href)
      return route.abort()
    },
  )
  return { strangers }
}
