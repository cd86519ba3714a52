import type { PageConfig } from '@musi/api/page/pageConfig'
import type { Answer, AnswerHeaders } from '#edge/http/answer.ts'
import { fileAnswer } from '#edge/http/fileAnswer.ts'
import { problemAnswer } from '#edge/http/problemAnswer.ts'
import { requestOrigin } from '#edge/http/requestOrigin.ts'
import type { ServedRequest } from '#edge/http/servedRequest.ts'
import type { Log } from '#platform/log.ts'
import type { PageHeads } from '#reach/head/pageHeads.ts'
import type { EarlierAssets } from './earlierAssets.ts'
import { type PageParts, hasConfigElement, indexPage } from './indexPage.ts'
import { INDEX, readIndex, readWebFiles } from './webFiles.ts'
import { createHash } from 'node:crypto'

/** Files with a hash in their name never change; all others are revalidated, with 304 if unchanged. */
const FOREVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** Under these folders a missing file is an error and never the app: a script must not get HTML (case 110). */
const FILES_ONLY = /^\/(assets|locales|frames)\//

/**
 * Our own documents in frames on /contact and /pitch. No scripts run in them, and other sites may
 * not frame them.
 */
const FRAMED = /^\/frames\/[\w.-]+\.html$/
const FRAME_POLICY: AnswerHeaders = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
}

type PageRequest = Pick<ServedRequest, 'headers'>

export type WebApp = {
  /** `pictures`: URLs of the pictures that the page at this path shows first. */
  answer: (path: string, request: PageRequest, pictures?: readonly (string | null)[]) => Answer | Promise<Answer>
  importMapHash: string | null
}

type WebAppOptions = {
  dist: string
  pageConfig: () => PageConfig
  /** Assets of other builds. */
  earlier: EarlierAssets
  heads: PageHeads
  publicOrigins: readonly string[] | null
  log: Log
}

const NO_SUCH_FILE = problemAnswer(
  404,
  'noSuchFile',
  'There is no such file. Reload the page: a newer version of the app may be served now.',
)

/** Serves the built web app; any path that is not a file is a page of the app. */
export function webApp({ dist, pageConfig, earlier, heads, publicOrigins, log }: WebAppOptions): WebApp {
  const files = readWebFiles(dist)
  const html = readIndex(dist)
  const page = html === null ? null : indexPage(html)
  if (html === null) log.warn(`The web app is not built (no index.html in ${dist}). Run npm start, which builds it.`)
  else if (!hasConfigElement(html)) log.error('index.html has no place for the configuration (element musi-config).')

  async function earlierAnswer(path: string, request: PageRequest): Promise<Answer> {
    const file = await earlier.find(path)
    return file === null ? NO_SUCH_FILE : fileAnswer(file, FOREVER, request)
  }

  async function pageAnswer(
    page: ReturnType<typeof indexPage>,
    parts: Omit<PageParts, 'head'>,
    request: PageRequest,
  ): Promise<Answer> {
    const head = await heads.tags(parts.path, requestOrigin(publicOrigins, request.headers.host ?? ''))
    return fileAnswer(page(pageConfig(), { ...parts, head }), ASK_AGAIN, request)
  }

  const answer: WebApp['answer'] = (path, request, pictures = []) => {
    const file = path === INDEX ? undefined : files.get(path)
    if (file !== undefined) {
      const more = FRAMED.test(path) ? FRAME_POLICY : undefined
      return fileAnswer(file, path.startsWith('/assets/') ? FOREVER : ASK_AGAIN, request, more)
    }
    if (FILES_ONLY.test(path)) return earlierAnswer(path, request)
    if (page === null)
      return problemAnswer(
        503,
        'notBuilt',
        'The web app is not built yet. Stop the server and run npm start, which builds it.',
      )
    return pageAnswer(page, { path, pictures }, request)
  }
  return { answer, importMapHash: html === null ? null : importMapHash(html) }
}

const IMPORT_MAP = /<script type="importmap">([^<]*)<\/script>/

/** The policy's hash for the page's import map; null if it has none. */
function importMapHash(html: string): string | null {
  const map = IMPORT_MAP.exec(html)?.[1]
  return map === undefined ? null : `sha256-${createHash('sha256').update(map).digest('base64')}`
}
