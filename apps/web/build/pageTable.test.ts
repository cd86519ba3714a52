import { redirect } from '@musi/domain/url/redirect'
import { expect, it } from 'vitest'
import { PLACES, bootPlaces, pageModules } from './pageTable.ts'

const TOKEN = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

it('every page of the page table has its place, where the app shows it (spec: shell.first-paint)', async () => {
  const modules = await pageModules()
  expect(new Set(PLACES.map(([, page]) => page))).toEqual(new Set(modules.keys()))
  for (const [place, page] of PLACES) {
    const pathname = place.replace('*', 'ETH').replaceAll('*', TOKEN)
    const at = place.includes('v1/*') ? place.replace('*', TOKEN) : pathname
    const destination = redirect({ pathname: at, search: '', hash: '' }, { explorer: true })
    expect(destination.kind === 'page' && destination.page.name).toBe(page)
  }
})

it('what a page loads is read from the page table: its own file, and for one that few begin with the list of those', async () => {
  const modules = await pageModules()
  expect(modules.get('pool')).toEqual(['/features/liquidity/PoolPage.tsx'])
  expect(modules.get('create')).toEqual(['/features/liquidity/AddPage.tsx'])
  expect(modules.get('charts')).toEqual(['/features/charts/ChartsPage.tsx', '/app/lateScreens.ts'])
  expect(modules.get('chartsPool')).toEqual(modules.get('charts'))
})

it('the boot script is told of a sketch where there is one', async () => {
  const places = await bootPlaces()
  expect(places).toContainEqual(['/pool', 'pool', 'pool'])
  expect(places).toContainEqual(['/add/*/*', 'add', 'addBoth'])
  expect(places).toContainEqual(['/uni/*/*', 'uniPool'])
})
