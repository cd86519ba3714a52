import type { ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Plugin, build } from 'vite'

const ASKED = '?worker&url'
const PLACE = '/whole-workers/'
const root = fileURLToPath(new URL('..', import.meta.url))

/** The worker in one bundled file, as in a build. */
async function wholeFile(path: string): Promise<string> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      rolldownOptions: { input: path, output: { format: 'es', codeSplitting: false } },
    },
  })
  const [made] = [built].flat()
  if (made === undefined || !('output' in made)) throw new Error(`${path} was not built.`)
  return made.output[0].code
}

/**
 * Serves each worker as one file that the browser caches. Vite's server would serve its modules one
 * by one, and every page starts its workers anew: these were a quarter of all requests.
 */
export function wholeWorkers(): Plugin {
  const workerIds = new Set<string>()
  const files = new Map<string, Promise<string>>()

  async function give(path: string, response: ServerResponse, fail: (error: unknown) => void): Promise<void> {
    const file = files.get(path) ?? wholeFile(path)
    files.set(path, file)
    try {
      const code = await file
      response.setHeader('content-type', 'text/javascript')
      response.setHeader('cache-control', 'max-age=86400')
      response.end(code)
    } catch (error) {
      fail(error)
    }
  }

  return {
    name: 'musi-whole-workers',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(ASKED)) return null
      const worker = await this.resolve(source.slice(0, -ASKED.length), importer)
      if (worker === null) return null
      workerIds.add(worker.id)
      return `\0${PLACE}${worker.id}`
    },
    load: (id) =>
      id.startsWith(`\0${PLACE}`)
        ? `export default ${JSON.stringify(PLACE + encodeURIComponent(id.slice(1 + PLACE.length)))}`
        : null,
    configureServer(server) {
      server.middlewares.use(PLACE, ({ url = '' }, response, next) => {
        const path = decodeURIComponent(url.slice(1))
        if (workerIds.has(path)) void give(path, response, next)
        else next()
      })
    },
  }
}
