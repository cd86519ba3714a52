import { redirect } from '@musi/domain/url/redirect'
import { expect, it } from 'vitest'
import { PLACES, bootPlaces, pageModules } from './pageTable.ts'

const TOKEN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it('every page of the page table is at the path where the app shows it (spec: shell.first-paint)', async () => {
  const modules = await pageModules()
  expect(new Set(PLACES.map(([, page]) => page))).toEqual(new Set(modules.keys()))
  for (const [place, page] of PLACES) {
    const pathname = place.replace('*', 'ETH').replaceAll('*', TOKEN)
    const at = place.includes('v1/*') ? place.replace('*', TOKEN) : pathname
    const destination = redirect({ pathname: at, search: '', hash: '' }, { explorer: true })
    expect(destination.kind === 'page' && destination.page.name).toBe(page)
  }
})

it('the page table lists the modules that a page loads: its own file and, for rarely opened pages, the list of late screens', async () => {
  const modules = await pageModules()
  expect(modules.get('pool')).toEqual(['/features/liquidity/PoolPage.tsx'])
  expect(modules.get('create')).toEqual(['/features/liquidity/AddPage.tsx'])
  expect(modules.get('charts')).toEqual(['/features/charts/ChartsPage.tsx', '/app/lateScreens.ts'])
  expect(modules.get('chartsPool')).toEqual(modules.get('charts'))
})

it('the boot script gets the name of a page’s sketch if the page has one', async () => {
  const places = await bootPlaces()
  expect(places).toContainEqual(['/pool', 'pool', 'pool'])
  expect(places).toContainEqual(['/add/*/*', 'add', 'addBoth'])
  expect(places).toContainEqual(['/uni/*/*', 'uniPool'])
})
