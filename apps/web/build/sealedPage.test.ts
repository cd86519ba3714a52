import { describe, expect, it } from 'vitest'
import { pageWithIntegrity } from './sealedPage.ts'

const HASHES = {
  '/assets/boot-12345678.js': 'sha384-boot',
  '/assets/index-abc.js': 'sha384-entry',
  '/assets/index-abc.css': 'sha384-style',
  '/assets/figtree-latin-wght-normal-x.woff2': 'sha384-text',
  '/assets/figtree-latin-ext-wght-normal-x.woff2': 'sha384-ext',
  '/icon.svg': 'sha384-icon',
}
const MAP = '{"integrity":{"/assets/late.js":"sha256-late"}}'
const LAST = { importMap: MAP, files: '{"styles":[]}' }
const PAGE = `<link rel="icon" href="/icon.svg">
<script type="application/json" id="musi-config"></script>
<script type="module" crossorigin src="/assets/index-abc.js"></script>
<link rel="stylesheet" crossorigin href="/assets/index-abc.css">
<body><main>visible</main></body>`

describe('the served page', () => {
  it('has the hash of each script and style, and keeps the configuration element', () => {
    const sealed = pageWithIntegrity(PAGE, HASHES, LAST)
    expect(sealed).toContain('<script crossorigin src="/assets/boot-12345678.js" integrity="sha384-boot"></script>')
    expect(sealed).toContain('src="/assets/index-abc.js" integrity="sha384-entry"></script>')
    expect(sealed).toContain('href="/assets/index-abc.css" integrity="sha384-style">')
    expect(sealed).toContain('<script type="application/json" id="musi-config"></script>')
    expect(sealed).toContain('<link rel="icon" href="/icon.svg">')
  })

  it('lets the boot script decide when to fetch the app, and contains the template before that script', () => {
    const sealed = pageWithIntegrity(PAGE, HASHES, LAST)
    const [, later = ''] = /<template>([^]*)<\/template>/.exec(sealed) ?? []
    expect(later.trim()).toBe(
      '<script type="module" crossorigin src="/assets/index-abc.js" integrity="sha384-entry"></script>',
    )
    expect(sealed.replace(later, '')).not.toContain('type="module"')
    // The boot script reads it as soon as it runs.
    expect(sealed.indexOf('</template>')).toBeLessThan(sealed.indexOf('/assets/boot-12345678.js'))
  })

  it('preloads only the latin fonts', () => {
    expect(pageWithIntegrity(PAGE, HASHES, LAST).match(/rel="preload"[^>]*/g)).toEqual([
      'rel="preload" as="font" type="font/woff2" crossorigin href="/assets/figtree-latin-wght-normal-x.woff2"',
    ])
  })

  it('ends with the import map and the files of each page, after all visible content', () => {
    expect(pageWithIntegrity(PAGE, HASHES, LAST)).toMatch(
      /<main>visible<\/main>\s*<script type="application\/json" id="musi-files">{.*}<\/script>\s*<script type="importmap">{.*}<\/script>\s*<\/body>$/,
    )
    expect(pageWithIntegrity(PAGE, HASHES, LAST)).toContain(MAP)
  })

  it('fails to build if it names a missing file or has no boot script', () => {
    expect(() => pageWithIntegrity(PAGE.replace('index-abc.js', 'gone.js'), HASHES, LAST)).toThrow('/assets/gone.js')
    const { '/assets/boot-12345678.js': _, ...rest } = HASHES
    expect(() => pageWithIntegrity(PAGE, rest, LAST)).toThrow('boot script')
  })
})
