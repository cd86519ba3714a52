import { perVisit } from '../visit/visit.ts'

/**
 * The styles of the served page, and the dependencies of each script as indexes into scripts and
 * styles (build/pageFilesJson.ts).
 */
type Table = { styles?: string[]; imports?: number[][] }

const table = perVisit(() => {
  const read = (which: string): unknown => JSON.parse(document.querySelector(which)?.textContent ?? '{}')
  const { styles = [], imports = [] } = read('#musi-files') as Table
  const { integrity = {} } = read('[type=importmap]') as { integrity?: Record<string, string> }
  return { files: [...Object.keys(integrity), ...styles], imports }
})

/** Everything a script imports, recursively, in the order required for styles. */
function dependenciesOf(script: string): Set<string> {
  const { files, imports } = table()
  const dependencies = new Set<string>()
  const add = (number: number) => {
    const file = files[number]
    if (file === undefined || dependencies.has(file)) return
    dependencies.add(file)
    imports[number]?.forEach(add)
  }
  add(files.indexOf(script))
  dependencies.delete(script)
  return dependencies
}

const linkTo = (href: string, rel: string) =>
  Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })

/** Returns null once loaded. A failed link is removed, so that it is requested again. */
function loadStyle(href: string): Promise<void> | null {
  const existing = document.head.querySelector<HTMLLinkElement>(`link[rel=stylesheet][href="${href}"]`)
  if (existing?.sheet) return null
  const link = existing ?? linkTo(href, 'stylesheet')
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`${href} did not load.`))
    })
    if (existing === null) document.head.append(link)
  })
}

/**
 * Wraps each import of a part in the build (build/partNames.ts): its dependencies are requested with it, and its styles
 * load first.
 */
export async function importPart<Part>(load: () => Promise<Part>, file?: string): Promise<Part> {
  if (file === undefined) return load()
  const dependencies = dependenciesOf(`/assets/${file}`)
  const linked = new Set(Array.from(document.head.querySelectorAll('link'), (link) => link.getAttribute('href')))
  const styles: (Promise<void> | null)[] = []
  for (const each of dependencies) {
    if (each.endsWith('.css')) styles.push(loadStyle(each))
    else if (!linked.has(each)) document.head.append(linkTo(each, 'modulepreload'))
  }
  const [part] = await Promise.all([load(), ...styles])
  return part
}
