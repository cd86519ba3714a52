import type { Context as Hono } from 'hono'
import type { PageConfig } from '@musi/api/pageConfig'
import type { Bindings } from '../context.ts'
import { problemAnswer } from '../guard/problemAnswer.ts'
import type { Log } from '../log.ts'
import { fileAnswer } from './fileAnswer.ts'
import { hasConfigElement, indexPage } from './indexPage.ts'
import { readWebFiles } from './webFiles.ts'

/** A file with its hash in its name never changes; all else is asked for again, and answered 304. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'
const INDEX = '/index.html'

/** Under these a path that is not there is an error and never the app: a script must not get HTML (quality/faults.md, case 110). */
const FILES_ONLY = /^\/(assets|lists|locales|frames|ipfs)\//

export type WebApp = (c: Hono<Bindings>) => Response

/** The built web app; any path that is no file is one of the app's own pages. */
export function webApp(dist: string, pageConfig: () => PageConfig, log: Log): WebApp {
  const files = readWebFiles(dist)
  const index = files.get(INDEX)
  const html = index === undefined ? null : Buffer.from(index.bytes).toString('utf8')
  const page = html === null ? null : indexPage(html)
  if (html === null) log.warn(`The web app is not built (no index.html in ${dist}). Run npm start, which builds it.`)
  else if (!hasConfigElement(html)) log.error('index.html has no place for the configuration (element musi-config).')

  return (c) => {
    const file = c.req.path === INDEX ? undefined : files.get(c.req.path)
    if (file !== undefined) return fileAnswer(file, c.req.path.startsWith('/assets/') ? FOREVER : ASK_AGAIN, c.req)
    if (FILES_ONLY.test(c.req.path))
      return problemAnswer(
        404,
        'noSuchFile',
        'There is no such file. Reload the page: a newer version of the app may be served now.',
      )
    if (page === null)
      return problemAnswer(
        503,
        'notBuilt',
        'The web app is not built yet. Stop the server and run npm start, which builds it.',
      )
    return fileAnswer(page(pageConfig()), ASK_AGAIN, c.req)
  }
}
