// Made by `node scripts/recordings.ts`, and held to what is made by apps/server/src/media/recordings.test.ts.
import type { Recording } from './recording.ts'

/** Of the songs that are bundled. By artist and title. */
export const SAMPLE_RECORDINGS: Readonly<Record<string, Recording>> = {
  'Juno Vale: THIS MY DROP': {
    hash: '1c04f37449f56480517c0bd75439947c37577d7731347c16f80e5a727ff8082a',
    bytes: 992235,
    durationMs: 61975,
    waveform:
      'ZE1iUGRISFJzUHNNbktQdYCCppydmaqYk46ynKeitaCXocqZtaacnKiitJ+vtpqdg6emo6SznJSOtqGkr6WSopGwpq2ltoS7mLa93se/4v2j3aK5pNzj7rLfsc/J5Ni0n82958r98sqYxZ3HvO/61cfHtc+26PHA0NGsv9jp16nAtbe8ydq2q7XI9//T2OG6xLWpsciar5PNnbaewYuwgsedtqi7oamNvM3uyLPu3493XHhdYV5zfXqGeISCczgaDwYCAAAAAAA=',
    preview: {
      hash: '9ea0b6c653fb0d871ed22e5c84fbfc0c4bd9b93c4697e5d655b808d0e348a63e',
      bytes: 200411,
      startMs: 24489,
      durationMs: 25000,
    },
  },
  'Kit Marlow: THIS IS MY DROP': {
    hash: '0385560f1cc698bfa4f68c73034a84e1b588a799027710d4e7e7ab6cfb3cabd0',
    bytes: 978860,
    durationMs: 61131,
    waveform:
      'L0dpc1Q+LSwoN0VNclo6NjEmhpqTs6GUaotujouev5+MaYV4h4qNyKGYbIJ8jYaYzZyWhZyQnqu/9tikkZmZkKO069SoiaOSqpqs9c+vhZmVppWRt7yss+zWdEpdcVtDNysiMEhScWlRPB8gmJKl5sHLoLWA0Jmrzsa6u7F/05ik5cDDqrF936utrMCavPTAy56769GynpSNrpqkxbK+o6WYmJal+b+so4+WpKCo17W0vP/tmWpuhXlufZK0eVQvDgQBAAAAAAA=',
    preview: {
      hash: '69abfa26d9a227b84e77f90395c8ab1076134cdc5996c3611403a141a95cfdd0',
      bytes: 200411,
      startMs: 16551,
      durationMs: 25000,
    },
  },
  'Sable & Finch: Window Seat': {
    hash: 'ac3f4fb235f6413f8a5ba0908f411ecdd2968993589ccc5d729fa851d4a918cc',
    bytes: 884401,
    durationMs: 55248,
    waveform:
      'hYNvYFMuYIuBcbm1wKqaq0LPtZWVv5+akJWSrKyMk8rMoJyOpmK6nIyg2qOaobF+n56bk8rGw6ibrW68vJ6tsaefk5eQwLCVkcqimYSDsY3O3LC0sZqOgaVitZ+Tj82YnaGz2KSuopa3xaikja6R6dnFtdy4tLjI59XL3tjmsKClttzh/92wmNjZu4GZpbCZm6bSybOcg6512seujuell4ifnLG9sKLHzOzJlJxZxZ+Uhsaok4Z0W09HOjAlBQEAAAAAAAAAAAA=',
    preview: {
      hash: 'fd91a363f73c641bc20d5cab10d896bf09a4e0864583e422713ef27082032d2a',
      bytes: 200411,
      startMs: 26024,
      durationMs: 25000,
    },
  },
  'Luz Amaral: Rain On The Esplanade': {
    hash: '2d32d0ccb853381637e0f3e63a52eca264b25d0d6383f9c21aa3ccbdffb37e58',
    bytes: 975934,
    durationMs: 60944,
    waveform:
      'gF1jXVRbYlxsU16AmaC+n6WwlZO4yMe2mJi+x8axjp2+l5emkZS6lJW5mZLD18KzpZXDq5rKspe5n3XI0cri5bfAxK+xvpf557rj7LXJuNXN0sHV1d641/ayvtO2t8fHuPi4wd3cw//XvLW6qdKxs8XJp8/Ep7i6jtCjk9fDosiqk7K7p+DgxdDOt9bDpa61pbakkNzPssS8i6Kjr5SgoJSsssjFr5ycwcLHw5SRt6KomnlgZFxfiXhOOiseEwEAAAAAAAAAAAA=',
    preview: {
      hash: '496352bfa44e27a5ef0d9ffa58cccc1ebf5a9da788869941ffe2320c6c8ab87d',
      bytes: 200411,
      startMs: 18045,
      durationMs: 25000,
    },
  },
  'Theo Brandt Trio: Paper Sunday': {
    hash: 'e97f4a1c378a0d8d74fdfd22a8da0edea95fd8bdcdb7624374d8ccd0077f1b2e',
    bytes: 952946,
    durationMs: 59526,
    waveform:
      'RHyKUkqIh0dHiXNWPYVraorSt9rHur/XmdSv0YKhwsqDocTiqqXL8JOZzbOirLusjGzeztLI3NrOf8jZ5rHH0f+Jqdf7uL/e6onJ5OzCqdy5c3a91rS+1cK4mtqnzqCvssuFrr7fubDB7n+nyd2nlrqvarb3urCB2LLJs+icsZnGo+Co7rLZjZGw6J+Ar9aUnqiwVZbY4sWs1derlMilrpTRurSGu63Ov7awzIvDoOOawNO+UlSLf0C7sJV3QggBAAAAAAAAAAA=',
    preview: {
      hash: 'fc599794ec8338b52422070785b497a9d6547fa129185c4f9e997156277c5a6b',
      bytes: 200411,
      startMs: 14693,
      durationMs: 25000,
    },
  },
  'Hattie Rourke: Long Way To Tulsa': {
    hash: '0b03ae81252a80ce2746083bc87de426530d54a1bc5cc32369095a98f3b6a7f2',
    bytes: 959634,
    durationMs: 59927,
    waveform:
      'PFs6ZT9XPsSCoZK2snDQjqGCypKdn62ZdcqalHXJjpK4nK5vzX+djc2ngb6Ur5W8lZaF0p5+xJyncdGFpae0sG/Mh6V6z5SOraekidKSlXHWnI61m6dwzIaZfcmhk9+h17Drv7ml3MyI7dfIofKh0s7X2IbcqsPB4tilx6fTt+fRr4T+xKztwNSd5LjSvfr3vOy6v5Drwqys1dC47djQk+azxtzT64TwtMWk68yt2bTBr+exvqWmblxZUkhEKwUAAAAAAAAAAAA=',
    preview: {
      hash: '3dde4d2a005efb8ad425a2f0a43e59bc285cc67b311d758641a8095764dc8e76',
      bytes: 200411,
      startMs: 28363,
      durationMs: 25000,
    },
  },
  'Bitwise: Pixel Parade': {
    hash: '07d294bba7c87ae85797b5303ee57f4eac886185aa5ae372afe1824791f5885b',
    bytes: 861413,
    durationMs: 53812,
    waveform:
      'ODYyOTM4MzMyNTgzNT4/MzIyMTAwMTA3q8m4xbe5vry/1t6+wLfBzrnNsrHOzsXNysvKx7LWsaPPysLQx6/Qtq/OwLTm6tbEsez/4ejr0PLksPjrzdvTv97u0vvzoOv1vOj62/Xs0/Tvxe/v0uXKs+jPr/Ph3PTdxXEzMjEzMjMzMTIzM73LztTU0szRzsTB0sS21tDO1bup0MvX887X0c3f0MDH1KLT07Ot0M7n3bPV1svktJVwb29vb28sAAAAAAAAAAAAAAA=',
    preview: {
      hash: 'ab6d5b715ddebadcc271baca6cd8252826f2c56244c36fb0749750924153c6c3',
      bytes: 200411,
      startMs: 19591,
      durationMs: 25000,
    },
  },
  'Nils Ostra: Third Rail': {
    hash: '45e3b2de1b195816d4195ea22580dd34deb29417b7ea0b519a50e0d1e9f81c7d',
    bytes: 1034031,
    durationMs: 64595,
    waveform:
      'r7Gqncq2ja27iLTLmbDLqZnLspaxtYvU7bDS6MusyeLD1s+p19G6xMfasNTCpMrVqd3Qv7jd1MHS1q3V5MLXzcy60dqq+Pe/+fDTz/Ljsvbds/H9o9b409Ho/8LN5sXo8sTX++HM+t+v3tqz8OG35vLuyWJNUFhSU0hWTFlPV0JRXE5cVkNTUFNb3s7B5+K81tbbz+7kvebttOvnsuLdz87a6sjf0cTe2M7i19ew0PW59vW069+42a6QkJuUnkcbCwMBAAAAAAA=',
    preview: {
      hash: 'a554011336f6ad27eb28a1a9156d1e141d7deb9b518a9b25fa1c44daf0d4f48d',
      bytes: 200411,
      startMs: 22325,
      durationMs: 25000,
    },
  },
  'Deacon Rhodes: Island Timetable': {
    hash: '1125c983895fb022bb3350762ff9dde2ebc27dd7e38b4645f80b409f49b8f708',
    bytes: 888581,
    durationMs: 55507,
    waveform:
      'tnZdw7u/uhw1abW3hU3At7S4OTFcusupY/HM5NdviHfH0qxG5tja13dsY8jSv13j1+HhhG1ovd3CQM/a2NiVbm+5mB0kPDQ1PTklSD81Oz1CLzY2OzBILm/RfsfjzerDXqO36slrrebd6ss3lbby4pWl09niwF2ot+7gn5Lm1enFWqmt6+q3nOrp6eFvj5/r6aJb6eLn4GiIk+31u1//5frkdoKE7+LDTu/d3uqLi4Pv3se/vLy7vLy8vLyNBwMBAAAAAAAAAAA=',
    preview: {
      hash: '37585703ae9322c30a1be0ac4c28a49d06d8e92325fa8da61d2655d31602cc04',
      bytes: 200411,
      startMs: 24615,
      durationMs: 25000,
    },
  },
  'The Hollow Pines: Porch Light': {
    hash: '919d2b7a729d4f06be3f87bdf03dcafa50b90bcd597a884a56f7936e5aa9b745',
    bytes: 1052003,
    durationMs: 65720,
    waveform:
      'QTgzQTpHQ0ZKQ0Q+QTtARDdIQUFGU0NHb5aguqeVsqGv0qqTxKyRtbmJsuCxvMy8rK6Wsa6bqKezucirpauPorSfmsev2Mq6u8LG3OK/ttzbz+TT0Mm+xL7kscfp2br+xrPe2sPezsbbzb7n5r3rz9zX0sDmwcHWzNqmZmRuZV5tb2Jfb2Ndo5SwqouopLDHtaqmqaibvZ+Sz6m73aW8yd7h3b6/+MTI8tHH28y42dy6p/LUu+zOv7tTMR8VDggAAAAAAAAAAAA=',
    preview: {
      hash: '312c1826fcfad985c4a1db44a818e96cf62e49ecbf70263de232d518928f0b15',
      bytes: 200411,
      startMs: 24201,
      durationMs: 25000,
    },
  },
  'Sekar: Bronze Morning': {
    hash: '5ac08ddab65139f00d217ee61d451e014081d16fa14eb6db1ce8464ddda76109',
    bytes: 1225038,
    durationMs: 76533,
    waveform:
      'TkdNWjo2U0xNSjc4REA5Mj87PENDQDaQiZ6pk4ipgZSpppiVc6mGk6SBfp6An5+WnaySi5KMm66Of5Zxk56RkZuNtpeNk4iArXeitvi82de1ooOOp6yt3Ku4xZuAjW27jJzB/8PH4bmwoqaqkaaqurbQuJtcTTtNOi5SRkBNNDg6PTsxPjw0PDcyN36FmJeCjKKJl7ypoKBxkYyAm66Mw56VmIaSn3qjvd2qx72UrIiGnI+AtJW5vJaMe1E6MyslFgYBAAAAAAA=',
    preview: {
      hash: 'ce4eac74fc65b9f20eb3b6c1e1ab487b7a024eda5250bd83357ab86a22bdf52b',
      bytes: 200411,
      startMs: 26666,
      durationMs: 25000,
    },
  },
  'Marvelle: Stay A Little': {
    hash: '16170a4e8e9bf5cd1cc8ee77738b44a499b38464ba57d27a27608866dacf3ac2',
    bytes: 905299,
    durationMs: 56533,
    waveform:
      'JigoKCosKyooKzAzMzEwMDI0ari0fYa1zayeqsCau3KunbeQo7fIxXeeoKyKi6foprhxqbzElKPErMRrl6K3laWby5qLe7anrpOnz6W/b6nDv52luc78s4Lf8KRanNjDv4HO7c20pcbl4bW66tzaornIpNN/yt/Rm77ezeCbvbvOr6662Kahirz+1L6+4aPZfdnkxJu20928qbXhy8Grw+LT1H3Y99eElKhTTD5HRzczPkhZSEJAPkA5NzYwDQMAAAAAAAAAAAA=',
    preview: {
      hash: 'a4e4f92b8d5859632cc5b8e423be927b5a176e5fa22cac7ec980c7d1bdaa5d42',
      bytes: 200411,
      startMs: 26666,
      durationMs: 25000,
    },
  },
}
