import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listPage, listText, listed, outside } from './testing/listPage.ts'

beforeEach(() => void vi.spyOn(console, 'debug').mockReturnValue())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const GOOD = listText('1.0.0', [listed(1)])
const CID = 'bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

async function loadPage(served: Record<string, string> = {}) {
  const { answers, requestedUrls } = await listPage(vi)
  for (const [url, text] of Object.entries(served)) answers.set(url, { text })
  const { fetchList } = await import('./fetchList.ts')
  const { listProblemText } = await import('./listProblemText.ts')
  const outcomeOf = async (url: string) => {
    const fetched = await fetchList(url)
    return fetched.ok ? fetched.list.name : listProblemText(fetched.problem)
  }
  return { outcomeOf, requestedUrls, answers }
}

it('lists of this origin are fetched directly, all others through our server', async () => {
  const { outcomeOf, requestedUrls } = await loadPage({
    '/lists/default.json': GOOD,
    'http://musi.example/lists/a.json': GOOD,
    [outside('https://lists.example/a.json')]: GOOD,
  })
  for (const url of ['/lists/default.json', 'http://musi.example/lists/a.json', 'https://lists.example/a.json'])
    expect(await outcomeOf(url)).toBe('Records')
  expect(requestedUrls).toEqual([
    '/lists/default.json',
    'http://musi.example/lists/a.json',
    outside('https://lists.example/a.json'),
  ])
})

it('an http URL is tried as https first', async () => {
  const { outcomeOf, requestedUrls } = await loadPage({ [outside('http://lists.example/a.json')]: GOOD })
  expect(await outcomeOf('http://lists.example/a.json')).toBe('Records')
  expect(requestedUrls).toEqual([outside('https://lists.example/a.json'), outside('http://lists.example/a.json')])
})

it('case 100: a gateway that is dead or sends something else is skipped', async () => {
  const own = `http://musi.example/ipfs/${CID}/`
  const second = outside(`https://two.example/ipfs/${CID}/`)
  for (const first of [undefined, '<html>', '{"name":"no list"}']) {
    const { outcomeOf, requestedUrls } = await loadPage({
      ...(first !== undefined && { [own]: first }),
      [second]: GOOD,
    })
    expect(await outcomeOf(`ipfs://${CID}`)).toBe('Records')
    expect(requestedUrls).toEqual([own, second])
  }
})

it.each([
  ['ftp://lists.example/a.json', 'Unrecognized list URL protocol.'],
  ['//lists.example/a.json', 'Unrecognized list URL protocol.'],
  ['https://lists.example/gone.json', 'Failed to download list https://lists.example/gone.json'],
  [`ipfs://${CID}`, `Failed to download list ipfs://${CID}`],
  ['nobody.eth', 'Failed to resolve ENS name: nobody.eth'],
])('fetching %s reports "%s"', async (url, sentence) => {
  const { outcomeOf } = await loadPage()
  expect(await outcomeOf(url)).toBe(sentence)
})

it('an answer other than 200, or without JSON, is a failed download', async () => {
  const { outcomeOf, answers } = await loadPage()
  answers.set('/lists/a.json', { status: 502, text: GOOD })
  answers.set('/lists/b.json', { text: '<!doctype html>' })
  for (const url of ['/lists/a.json', '/lists/b.json'])
    expect(await outcomeOf(url)).toBe(`Failed to download list ${url}`)
})

it('case 99: each validation problem is named, up to twenty', async () => {
  const wrong = Array.from({ length: 30 }, (_, number) => listed(number, { decimals: 256 }))
  const { outcomeOf } = await loadPage({ '/lists/a.json': listText('1.0.0', wrong), '/lists/b.json': '{"name":1}' })
  expect(await outcomeOf('/lists/b.json')).toMatch(/^Token list failed validation: .+; .+/)
  const sentence = await outcomeOf('/lists/a.json')
  expect(sentence).toContain('/tokens/19/decimals')
  expect(sentence).not.toContain('/tokens/20/')
  expect(sentence).toMatch(/and 10 more$/)
})
