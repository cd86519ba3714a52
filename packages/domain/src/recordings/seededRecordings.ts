// Made by `node scripts/recordings.ts`, and held to what is made by apps/server/src/media/recordings.test.ts.
import type { Recording } from './recording.ts'

/** Of the songs of the artists on a chain of our own. By artist and title. */
export const SEEDED_RECORDINGS: Readonly<Record<string, Recording>> = {
  'Arlo: Kitchen Radio': {
    hash: 'bcee685c0a31c6080b9f47bd8efa4eb6e3345227900e8d8fc38a3f5e77668de6',
    bytes: 1116369,
    durationMs: 69734,
    waveform:
      'OkVGW0FENzA5SUMxNZGMkIzRq7jQjIqzlZTI35aWq5ezr7WTmLyGuNOulpXVn67OkIuWw5W81oCVw6SRpr6Bi7CEnonZpbTTrMjVr67I5dPB3cGus9XLy9yerNfr09XdrKLZzs3L1KK12qXTwNaRr9Ofr+fUwvPs4savNjxDPjI6OzE6STgwN8mtzM2xz8nJurnTm7bR1KO4/8nR7J+Rn9+uyt6kut7JyurcqrnhxtG9kVxVblJUVqVfRDk2MiwQAgAAAAAAAAA=',
    preview: {
      hash: '2008d8316fdc0fb23755688e0c14f50ef164d4054dbcb170fade8c2c836c12c1',
      bytes: 200411,
      startMs: 23762,
      durationMs: 25000,
    },
  },
  'Arlo: Slow Ferry': {
    hash: 'dcf71658437e787eb104a2c7c5420f192d1e15b74e5ab8fa732ef0b014bac753',
    bytes: 1148969,
    durationMs: 71771,
    waveform:
      'T0Y6SVI5Rz8yODY4NoiOjYK5h42teYmboo2ZuZ6atqeRqbCWjLPFqrGqjXzDk5LPhIZ7taWdzLqplcadrs6emKycg4LOx7Dj++Pn37enz9Sn17yUn921vNasx8rcpMPip5637tvS67KnvtKpyOTVs8PPy8jYtcrUvaLYnpJ7u4SNv4qajLufpsuhoZiuiJy5hZegpo+Zysq3y+HYvuG6oM/Etv7DoqbZrrrPqaSRwp6yv2lWdKBigqp3UERDMzgkBQAAAAAAAAA=',
    preview: {
      hash: 'be587f510b5147e4d9fe7de5e8f14758026b62f01f519ee6b31f4d8c226add96',
      bytes: 200411,
      startMs: 24489,
      durationMs: 25000,
    },
  },
  'Arlo: Every Other Sunday': {
    hash: '74b8c9017d6321dd484ccbfe9de0c30a7fd87feb5f8a90ce4a1e78346fe78bc5',
    bytes: 1233397,
    durationMs: 77046,
    waveform:
      'LTM8OS02LCcuOUszM3FoepGfjoubgICEm4mEjWd4nq3TycJzcpeLfnGLdpCYeIqQmX18nn2VlnZ7gJF9d5t4cHqRd2WUlIam5eOiwpt/mpuYm7GJd7OBloCqk8zplaekoIOHwv+6saKWkbOGqZ+LjLa4l6y7h6O5pa6UTDI8OiQ7Ki4pODcnNE6Ad5KykK63qaF2qaCvrYV/nraZnqqVmdCokoyZiIaq1Nmlr5GDoIapnGJEUV5BYHWIX0I+LTAqDgIAAAAAAAA=',
    preview: {
      hash: '0b81300ff0875b396282352e310aef3df479ddab1c4a3be364dce92fbea97ba7',
      bytes: 200411,
      startMs: 26373,
      durationMs: 25000,
    },
  },
  'Arlo: Demo From The Attic': {
    hash: '2c79919811ea56a80b5066239d9a539fdccfe59154c0f3f3c4f86cf304f756fa',
    bytes: 914912,
    durationMs: 57153,
    waveform:
      'PUFLPj06RkZFPjZGN0s1PDwzODk9Pj42SjebuNO5stC7msPGpsHEz6a0y7qwsp/Dyry6z6ywzr+m2LmXyNKky8nbrajStbeyw8nRtrq3+tfB9sfa+dXS38/R3t3N1d6y2PLVvsfpyLnu1Mj/zsvYrdDU0tHi1s3p8L/h5NHKz+bavLbJuNLAxc3QuL7cvsO4us3JptzczMCk2sC3t8vC1sDDz7u9w9nBwL2y18+t2+TUy7ToyqGvXDopHRQOBAAAAAAAAAAAAAA=',
    preview: {
      hash: 'f92891f0fb375a7af464767f7d42f7db2e466c1788312baa9a9d5d421d281636',
      bytes: 200411,
      startMs: 22325,
      durationMs: 25000,
    },
  },
  'Arlo: Ferry Timetable': {
    hash: '3066a9460a79366f83adcbe395b400b56726c3a00ac89a1908a336115055890c',
    bytes: 1259729,
    durationMs: 78705,
    waveform:
      'WlFPUmJWZlFkX1BWZaujiaPUoMnQooSi3LO1xpWJzaOjv75ymsafzMLemqC6k8XHuJ2TyKCn5a2IqLiSzMGPhZbIlcDYtK/K5eLk3pmf3MTS3uijq/jGx97RvMXko6z3/76m363i6LuntM+90fPFoL3hteTmqqPYt6zCmkhXV1JQSUdcZVxUXlrty7fnvOLZ0qy13Z7Z8M+kwdGw2fSynbnwvNXorbPK08fd9Je04tfRwKlxjrOFqLLKkHFWVUVAHgQAAAAAAAA=',
    preview: {
      hash: 'c69d86f7b5449bd8dcd9ca105f072f302432014b202910bca31be06de53f6cb4',
      bytes: 200411,
      startMs: 26966,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Glass Weather': {
    hash: '18d005e2a6eeb0a0c7f366a9a5c69df6e0f4bc29166009085a0067c1f0a2f8a0',
    bytes: 1148969,
    durationMs: 71771,
    waveform:
      'JVVOYE5dTkpZVGFZWn+MiKiopdTLsZC0pbzEoZqntH23ycqZmqOJjo2rq6i0jNDap5OhqLPAn5XE1a2Qepicka+MiJKblrXAoLWbnpiwxZaXmZqpvcmhyrSyusWworK6kJzKtq+amJuw1KKgj62ftL6fpaPMucq/v8W4oo+loZKt2uT/s5qJt6mNnbeXpc3NnrHJrbGemY+3vZe2o5uxvcOnqqGNn7C4rZ+dnK3K0MbKpnhfe2VpaWFubHtXamBWNBkMBQIAAAA=',
    preview: {
      hash: 'ea771ec7bba0e1e59b79cfaec510c0bb1b31206472a9fc2903dbb35cc5dce8a9',
      bytes: 200411,
      startMs: 24489,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Lighthouse Keeper': {
    hash: '682846e5e06f5b9aac2970082ddbc5bb79ef40e2c1d78c165b04a3c8fb2a7f64',
    bytes: 1148969,
    durationMs: 71771,
    waveform:
      'JEBbTktQTUFSUktKS3qszainsP/qnoe3nJ2ToX+r2MO0kZt+mqaFgpWy1riji7nOoo+wm4iArpWNrp+LjJ11j8KigYiwiq7BnZmOvpy6rJCZmLOissWSrKyYo8bIlq6jn5e/rZmfq4moyaKajrWUsb6Wrp7Fla6xsbu1p4mnnnSYnYqBw62xm6xzjaiXhouZhKO6rKKUv5a1tpqpnMOdvrWCopqdnLa3kqOfjLG25qqqkGt1YGlcXWVVW2ViV1NZKhUKBAEAAAA=',
    preview: {
      hash: 'edd8feef534ea047379327fed1cf49e9c4dc42282ec38aeb2105ca60aa72b7a1',
      bytes: 200411,
      startMs: 24489,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Velvet Alarm': {
    hash: '36975144e0ab6a52a8a3d2045a7bec56a05b4abce96ab6029cb1d7346e6f1d70',
    bytes: 964231,
    durationMs: 60229,
    waveform:
      'UVFVVVNSVVJPT1FTV1VWenGPuKOsrc2yg5+7pKe3ta6Aq7u3uL+tq4KklqCwvpejdruptsvIq6x1u6C1qM2iq37AobnAtJa9jr/b2cCu69XLyMjTuuryyKvcx9na//rDrrzFtr/h9bfR4cK92/bss+DauMjm8dmw2rfU0+7727bOsLPD9eLurMjh8PPM+e2w05Oow9+puqTOs8fBxrKaoLC3trS+pJiyzeK86ODlmoRucm9mbmJ3iYmYmaGVdD0hDwYCAAAAAAA=',
    preview: {
      hash: '59d1d79309eae48ed6bb4de17cacc092b7b8ceda511cb2bfa7dc4bd086afb26a',
      bytes: 200411,
      startMs: 23762,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Tidal': {
    hash: '12c56c17fae9f023e299d8ba291df2385327144db3311f8a2730de5292a7f4d5',
    bytes: 973426,
    durationMs: 60800,
    waveform:
      'MjcyTnFzZGRab2JgTVFfg41tfY1+i3xjiKGigpV7kXt+eXOGpaq4w761qrCBgqGzlKm0x7WlvZSKn5etrLGtsZd7g6Oyh5mBjX58gm+ZpKmyqqGblaigsPXQv8Hntq2239OjrMvK0uDh4suzusnO3cLTxbTNrZi3zdHEybWQjJuYp//h4Nz3u6uu4uzc49TU4tPQ3cOfo7ip1MO3vrvAqZXD4ca+ydWmmY9+WnaFYWhpdGtdV1VqfoFafGWCY1tELRoPBwQBAAA=',
    preview: {
      hash: '5a8c4142dc69b59298a017671b7e06edd497300b39d63f02d569ae5e41178da3',
      bytes: 200411,
      startMs: 25600,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Paper Moons': {
    hash: '074c812efac72bf0ba222a53f568db97ad049351c27f871c7a97e4efb00d78b6',
    bytes: 1148969,
    durationMs: 71771,
    waveform:
      'J05dTlxLUlRZUVlGU0dcWFpUWFJTXVFcTouBnbmWmqWPjKmwkYymlJmqjaCme5i+lYudnZals5eTpI+5soGXooen4c+mnLHe/rWrmcmrtM+ttruoq+/70uDXsL3DqrHYtLjZxq6twqa/ybCsw67B2uXu/NPu6qe7xN61tcfKoZhiXlJSR1BKVldSTVJGSlRGTkdLP1hSWUl5q6vLx7Wswqvc29bl5L+o2Liwx7SowNnS2JxgYF1mVmJTd3RxY2ZPLBYKBAEAAAA=',
    preview: {
      hash: '65b78f0bc4492c5cb948a73e72cb81f650b40d777cc22ea350c3251123211b57',
      bytes: 200411,
      startMs: 27428,
      durationMs: 25000,
    },
  },
  'Mira Solenne: Glass Weather (Thaw)': {
    hash: '534973b8bc26c2f2183eea61e1bb22a233fc18b391a9e1c43d74d570c256f405',
    bytes: 1227128,
    durationMs: 76669,
    waveform:
      'NFZ3a2ltYlNia2FgYVZTWlVRU1dkY2NXaJ6LsumstbK7pc3BpKi+sM/NpbXCnLPcu6WuybTH36Ctxaq91Kmut62nxMGip8iv4d3DxM+mtuOryrHbuuLhrcHY0dnxycPWtsPc7srR5b3u2bPZ2K+896ezrMvJ4ei/3+/I6fP96s6JbHFhYWRXW1hYXE9YTl5UVk5aTWdmYV1nr6fU5sPU3se667uyt9G18d3FzueX6vX/8/ObcYVvcW9xdn2Dd31xVSURBwIAAAA=',
    preview: {
      hash: '8c9ba563697db22d84c36754d4de5cc64010a668cb78d8284a89e6ab75e78ce9',
      bytes: 200411,
      startMs: 29387,
      durationMs: 25000,
    },
  },
  'Kofi Tempest: Harbour Road': {
    hash: '0c304ee6896631614f9f94c53547b494a67eb180e2e3d81878c9c81db52b5830',
    bytes: 1043644,
    durationMs: 65200,
    waveform:
      'jFZ+k3JzhV17cXSEqsStquC0yripsM7DxLetxsnA1bKVzMSsx6ui3bnJxbasxMjPqcm1vbnZorfH1brnrNTVvMXnxuPewNjh4vTEt9Dbq+TVmtnY4+nPvdbE0Kryxcvp/9Hc2Nq568DR3bLq+NasZEhudVRuYURuclJ0ZTNva1ZwYz1uY2dx1r/LxNKt39TQ2eHGzNzIteylw922yODE5dnIy9fF5dSp3+jG7dKo4sjOxdHK0Nrez4xDMCUfGQ8AAAAAAAAAAAA=',
    preview: {
      hash: 'b38cb3e770c8c165cfdac6b9c459a05fc8d84893b01536515f6a678931055df3',
      bytes: 200411,
      startMs: 20000,
      durationMs: 25000,
    },
  },
  'Kofi Tempest: Market Day': {
    hash: 'ebaa242ca7774c5229a1ecaae03585514c8367901b2a3bf7ca56b92af823ffa5',
    bytes: 987637,
    durationMs: 61687,
    waveform:
      'f1OJb4twdHJahXp+Yn9cfW15box3VJRzf3KyvK+ky7i8qpG8s9CXs8Crrcqyt52svLDSjrO/qrG5q7SprMCb5Zu/v6e3vLWqrq/KheeTx9vA2sDVlO7Ywqr/1dnUrfm8zZvaw8PN+NfQx6bvxeGsxuG7vN/Q38i517XpocbpuczX0enAydqy3ZTBz7G92b3Uy8PVo+KV0uK2wdzYxsnB2pTqmtXcq8DOzKnjxMya4KrB3aHbzt+zjUs0KB8ZFAEAAAAAAAAAAAA=',
    preview: {
      hash: 'ef1704223396c247af7b52a898dda42874a4ef646618de9d544961a5db54037d',
      bytes: 200411,
      startMs: 24201,
      durationMs: 25000,
    },
  },
  'Kofi Tempest: No Small Storm': {
    hash: '6618b407053181705d4fe44d4f30217d26db74be6d358b66f871e1d606be98cf',
    bytes: 1054929,
    durationMs: 65902,
    waveform:
      'l1+JcZVwgHJjj3KGe39pepOXk4d0XqB0hGy7x7m6y73GqLnJp+eeu8S1u9DApLW8zIvzoLzCnsuy1pjLvcCc5bbFvJvRvdumudW0rtfBwsDVz8nlodPyw8Lm2+nNx+Wi/6Pe07vl7u/L6Nfnofm4zfep8NXyyOTf37fWydbttdnf9srL4dO82rDL2tLT0/m/5drTvsPIuuPL1LP7vNzVyNLG2prnx9S7/c3pybzVw9yZ0uzEyenMxHJGMyggGxIAAAAAAAAAAAA=',
    preview: {
      hash: 'a28ea0679b1a3558a0adb0bd7f0d86972a311186b0f767014aa98f3d18f50c01',
      bytes: 200411,
      startMs: 25945,
      durationMs: 25000,
    },
  },
  'The Paper Lanterns: Choir For Ten Windows': {
    hash: '2c4c6e0aa1c90b383192ff19a3af31b9895ddb9b7035d4c06351671f22447254',
    bytes: 934556,
    durationMs: 58361,
    waveform:
      'U09MX1VdVFBWR11USmFXWmplQmumeXh1aYZ3YV9wj31sc2qYl3SBf5p6aWhvc2dSZoSNfW6CfKeGWHqGpJaUl8GunJKkx82zqsDkwI+KkrKvqZilw62eoaLNpp6epcC7rqSqoZFyfmyHYGxhb5aHd3hagHiCbneMb3pmZoxud2l9nHhlZmR+bF9gXp64ysO008+3xI3O5qnD1e/srdnKy9LDurHL0sO/2+ri/u7A1vPkycqzZlBGN3FWVEtEMhQJBAIAAAAAAAA=',
    preview: {
      hash: '88a69c2f9d6288f861c81fe69dfde2b76ad035ce76858c672902aa225219e994',
      bytes: 200411,
      startMs: 17419,
      durationMs: 25000,
    },
  },
  'The Paper Lanterns: The Last Tram': {
    hash: '10f7aedaa993a88497e408db691348188b417ff096b3be1f628bcd16215b490f',
    bytes: 1064960,
    durationMs: 66533,
    waveform:
      'VVRET0pzVERKXVVWQ1JPX316UW6ZdFlfU5hyVlxkn25NWmGDZFplV4ltWF9XhGVTVGGPa1xoZ4NcVlonuKePopG3pJGcebmtpa+6vJ6Uh4Cpo4SPo7yfh46VzJV8l5m4q6KufIpuYWNqi3RfVmmMemFSVIxlYWJYim9XU19/ZVhWZJJ6cnFse1NQTS2euLCwu9e6zdz/2NrvwqvB2L+ssr+6t62108jR3vLoz9avv8mzwNCSj15FOTNhUU5HST8cCwUCAAAAAAA=',
    preview: {
      hash: '1cfcd2124189eb97e60e7717e5413606dee6cb2ef51e98ad073393a7b87b4367',
      bytes: 200411,
      startMs: 20000,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Four In The Morning': {
    hash: '4e4536038ef3c1e7af470e9e2a4c345db5f2b590eac4c19a47aa821a37d02377',
    bytes: 1090455,
    durationMs: 68118,
    waveform:
      'mZZ1iLSDaZmQWpqMWZidbYIZNC5DNTTDwZvIvqKtw8OdxMSTxs+IxcKur82wpsS3k8q3i8TCtKjIvZjJy4nKvJrCzIZx4+bQ4ubD9dvM4uvb4eT21fzlv+nuvOD/1sT33M7v67Lk8LfO/uHY+uTY4OjBo5VVVVdPWEBNWk1QYV5SXFZPV1FRVEJEssnw9tf29dbd7+H33+HY7+3h4PHp0O7cw/Dy2Ozmxe/zz+zq1Mbr5d/t6tPrrcOFjo+OjX8pDQMAAAAAAAA=',
    preview: {
      hash: '42ad1cf81d09367dd52ed88fa1531073a5a75bb35a2996a07ec0e269a1952756',
      bytes: 200411,
      startMs: 23606,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Warehouse Sun': {
    hash: 'a80ea65f4c140c7a12faa5a0763b2f6da2eb43d1b76d9b5197f9d933f679fe54',
    bytes: 964649,
    durationMs: 60249,
    waveform:
      'ko5jmmGLh1KSd3WOSpGHYZVTrSovKEI8LCm3ppzJb76ziL6fu66OuZ+hu3S+pYS9m8Jbe8+oydyf2s+11ajsxrzIreLUs+TMrdTU6cTZ15bQ47Tk0cLMsty8rsOq5OW83q3JxrfwoZuUSkdDSExCOT5PQEtFTkM5RT5FSENGQEBNMai22dXZ09LbvcLitOXIsdnP3NvU7c/M5qve1a/jvOTfz9nC1u202dy3/tfm3NfbqeXjvbe5f3iHeYJ/YBwOAwAAAAAAAAA=',
    preview: {
      hash: 'e54524bb61381e814110aa727fae91a1d608b4a52f5aabfa3d759d1eddfc34f6',
      bytes: 200411,
      startMs: 15737,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Kingfisher': {
    hash: '9c37c75cfb3e653124e42b368a300ee52b1895be094b782b16f7e4fe452cf57f',
    bytes: 967993,
    durationMs: 60472,
    waveform:
      'HkZse2NbRD0qInBqZpNXRjozj56epdyTW41kkZqdr9CKaoxwiIufscaLYI1vh5eXr86MgZ+br7jS2N+VjqehrqGvysqrhcGop6i97uOvi6KZoKitx8STk8G3YUlbeGhpSjIwPk5XfFtzSisnoLvBuf+ulbaP07q1ttyjj7qNxra7xuSqo66K1qvAr9ScociSwLq61+SjmpuUopidy8+zmrCnq6y3uteqpqierbCpvLmalbqdiGp3m458qZeRqj0iDgQBAAAAAAA=',
    preview: {
      hash: '1d96aa677a105a30a0c449f08b7f9a45f7e472b3965b8c47f3a743d3b6b168bf',
      bytes: 200411,
      startMs: 16363,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Strobe Lullaby': {
    hash: '50af141e5ba898a0bcc77ad7109c77c0ef586d10d9a622749e6d46f10d0593f4',
    bytes: 1011879,
    durationMs: 63200,
    waveform:
      'rrGUpMW5nKu4l6Wjd6zJl5SmrbCtspra1r3Kyt691Ni52NO3z8eoyMzGp83Wt93YytHMx8LR17bW1rrQzsvKz9qzzd6w0dqb6ObXqs7extTLm+3dvMTPvrbj2qzr4Z2/xqOz3//V0d276urR2MvcyuvrrUs/SVRNTEJKXVBOUz9LTUhXSkNPSFJK1tzD5NTtss30y+Hfl9jXrtDW1L3Y0sTPz8vj59zG197Q7O+84NzJ1N/EyOHXv5aDiImDhSUVBQEAAAAAAAA=',
    preview: {
      hash: '8a5f0107cb70d71637f2874f6579c01889903e6e57d319be71fbf00a52f7ad0d',
      bytes: 200411,
      startMs: 21818,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: First Light, Second Floor': {
    hash: 'c63cb434730d7c89a48e7419d21fc6ca10b9fdf6a7c784a27d0bd3fafa078640',
    bytes: 1108009,
    durationMs: 69200,
    waveform:
      'jolkdoxxZ46TaY+BUaqOZ3g2Lh8tKxizsIG5uJKmu6Wcu6aKv7CGwLqTrq+qpLSnj7S3fLy4l6y7nIu8spO9snu3tYd/wsLF3Niu6t272talwMrKx9uzp9rWqt3dtsbe1tzgyr/g3KfRzbnW3cvD4dTFrHNeUlRQSDNLT0ZJW0lPUlFSSU9IQ0Y7pKLc5cH/16/W0MTY4cvM1t/I3tW239vGyt/hzNbmreDWzNnXwdjT2Mja0MTfraOOk6OPlIokDgIAAAAAAAA=',
    preview: {
      hash: '55646300937d7275585781aa994b49125e53df1c067cd1691aca817f31bce81d',
      bytes: 200411,
      startMs: 24000,
      durationMs: 25000,
    },
  },
  'DJ Halcyon: Split Single': {
    hash: 'c5bbd1f35145ed66e37a4b73288360e5a93940dbecf1a049594a99f99b5b8a19',
    bytes: 937900,
    durationMs: 58584,
    waveform:
      'jHphFgRuhoN2ZruttJZmpKPKl5eI2L2icZXC7NbAp9bpz4heo7PisJyW+cuyYoSw1Kuln8mzvZZooJ3MoJ2B1MCwaZS56d7IqdfkwoxbobjiuKmR9MigU5Ox1bqxotq7rWpYr9nqx9XV68OyWaDx/ufXzO/gzo5wueH318C87bnRh4LC59rTws2pqnxonbj0qp2K5L+lUIKvzq6sos+xv6tqnsXo5b2e36KfdovD28vEo6iZinxlVkY7NCciEgMAAAAAAAAAAAA=',
    preview: {
      hash: 'd6ac23d8cef7bee2e353347571c7dd9c8c3a1865d7ed42bcd67fd6cdd090749c',
      bytes: 200411,
      startMs: 27692,
      durationMs: 25000,
    },
  },
  'Inés Caldera: Ceniza': {
    hash: '5144bca8ca39d1bd05eb852cf89f28b6147d00c40e3ad347e579dc57e8dc5df7',
    bytes: 1020238,
    durationMs: 63730,
    waveform:
      'QEhAM0o+QEBBQzo/ODM0REAwNEKZfZmjitS6mMCjmnqJpH+ogJJ+c5KHnYeFwr+woYmknZiQcrWnlX5ywpaqqqC4jJ6hcq6gsZ+NuYqgpZvFs6akmqmClK2Jt5Wbzf/Vh46SbZx4hJ2Yr5GXt7yhfo+Wga+MmYBpp4Sanp2rnKa+sa6MhZd6ua6njG3Ll6u5obqVnKqTyZyllaG3p6SqlryjsqWezp2jn5Oul62zo6+hoaCIaFRCMlyDTTglGw0DAAAAAAAAAAA=',
    preview: {
      hash: '02294881a39365f5a1ec2b8b4e4bdf9bcb985db7867d0e23a27bb3f277da849c',
      bytes: 200411,
      startMs: 19115,
      durationMs: 25000,
    },
  },
  'Inés Caldera: Patio De Agosto': {
    hash: '8aa8783d025d6c33dcb5a530e87f624fc8417b08be935bc3b2ea433e877875b7',
    bytes: 987219,
    durationMs: 61661,
    waveform:
      'Pjw4OV1HPWZGOz5FOTZCQExde2Pjs7jN1Py6yLeKx7a4u77Juc3bzuG7vMHO/8TSzJ2xscmyx8WnyMKw7dDQ2MjszdDLx9jK19vK3rjH0crx0MDa1bCd1Lix1b+6v8jKv7fY3tC1vcbL2qnY1LSfqcXMzLKy0evIzrbI19C1ttnWzr+vxNfNtrnA0tncxsrv0M/P3dTl28HF58TKxsXj5M+8ufzj5OLl5efS7/PpysnjyfKkXEZDhauLW0UzIwoCAAAAAAAAAAA=',
    preview: {
      hash: 'cb2f1789809cb4b7a0b5237dbd1383d784167a06191d30abdcd66a7890beb97b',
      bytes: 200411,
      startMs: 18461,
      durationMs: 25000,
    },
  },
  'Inés Caldera: Encore For An Empty Square': {
    hash: 'c0b1591ece895c9bb68df6087ed79a24b7f2cebd255ecc1c02ff4e784e14ca25',
    bytes: 995160,
    durationMs: 62165,
    waveform:
      'VE0vLUNRLzgoLUxAJzdFUC4oKE/O17ynysCvwqS7t8TAsNeupLq2w8XWzKvW2MnKvcXCw6yasqaoroGl2fDWttnItrbU0MW/wI/d8N/T3ejp7seV49O5z9/h0s3Qm9Oz1cma3ruvv8T/yMC4p7uwxruv66KiurrGrL+stPK+zryeyp6oxa7aoKakgZ386NDq7LvPxsPg3NvFzei9x8fH3tn00ur6wdPK1NTK4L3M3L7Ev660dk00R36NUjorIQoCAAAAAAAAAAA=',
    preview: {
      hash: '0075c607437ff62794bade19ac643662c4dd072afeff5dbfc842308dbe194dcd',
      bytes: 200411,
      startMs: 18620,
      durationMs: 25000,
    },
  },
  'Brass Department: Overtime': {
    hash: '53666c6612b8f5b9dc04d4c89fd73d178611f2aab0cc606dcc539d092dc07e50',
    bytes: 1165270,
    durationMs: 72800,
    waveform:
      'a1xfXVk4elx5OmtKXeC0uaDTpbuzuMCd4oHXtbGi0LeY0sS7idqa2cCoy8bCgNe7w6bFt8WnyMbA0n3Wk9qxtrjV1NTSrv2o2s7Q4OPlof/Z37P1weLB2tzj4Zfp4tq58925ztffwvq14869ud3rsfbTzNLgxMZojGODY2+CaIRPZmOrwOS7kNqYyMPPqrrDlOTPwZLDs72uyLfWv4/X0M2Mwq6+tse9oe6d08PLrL/InN/Fqcytxr2koqippKBYBAAAAAAAAAA=',
    preview: {
      hash: 'dcc764620cabb01fa9d844f516f276fdd1a9cd43ba1825044aac07c4dd529cf9',
      bytes: 200411,
      startMs: 24000,
      durationMs: 25000,
    },
  },
  'Brass Department: Fire Drill': {
    hash: '0b1fd2b96e883d0a7810f1b4e4ea1522fa77bd00b453533cb8f5e9b887b57c8e',
    bytes: 1154403,
    durationMs: 72110,
    waveform:
      'XTlpcj1udUpTbV5IcI+2y6y9tKiOwri5y5u3n9Ohw76WoLPGpr2mmqKxxc3MjrCtxp25urKVv7b6vY69kNGwoKvMv87ezuOwzcTg1d3TqMDbyrXPysPJ1dLY1bjM1czEzrrEweTe2diUv8fCvcC4l9zfz/7W6q1XYYZ3V42AUXF0XnCql6/Dr7+qv6e5p63DrNSqy5WzsLGhnb3IuKLApsudpLzAmLfOr7ysw6+voau/rMCoq7qbyaGOmomUj5dAAgAAAAAAAAA=',
    preview: {
      hash: '2d12aba225e128728b772a3e5eddffea796d8356b2d07ff952822cba5daa1984',
      bytes: 200411,
      startMs: 23762,
      durationMs: 25000,
    },
  },
  'Brass Department: Lunch Hour': {
    hash: 'eeda666edb1634829f59aa650ae3c4f650ddf0a46d6d9f951d2d930bd757885a',
    bytes: 895686,
    durationMs: 55947,
    waveform:
      'KSkmJygpKCcqKikoKiwtLSspZLO4pJ6gkrDLqsiRv6SZdbDGyL2zva20jp6xwpvMr8vCpnG5s5iupruJrH+mtrKQxq27mZ+DreSvvprCpLF5t7W2qsC8uLa0iba0n9fM1MG7j8ri7dPJzK26n8PM8M3Wou65v3/uys3OvenDxJrKzNqj4azKuaKc/ue9vKvjybOP4tbSwc/QybyrseDoueO77MTSy8Xlxr9UNEVHTD5IPk5aSD86OTo3NDYtCAIAAAAAAAAAAAA=',
    preview: {
      hash: '24bf421010a1852ed23dcf3ebd9c5a265374d1bf76a25ee2c51dcb2f7b6da318',
      bytes: 200411,
      startMs: 26373,
      durationMs: 25000,
    },
  },
  'Ofelia Moth: Night Shift For Two Pianos': {
    hash: 'ab64e76a58174cf612f3fb490042d29f2ba36e9e7481450020307b44ee33d17a',
    bytes: 985965,
    durationMs: 61578,
    waveform:
      'U1lYX2h7X1qGZnV8ZlpbcnptcHJXfpZ5YGqie4ihg6uKiomelJ6Wj46pnbCgh5CdiYWCdHSQjnmBkJ2LlZyGlpSSdIetoJChjZSNj3+EjpCZjZCJxM3Ir6/CuPXhztPnur2lrsrLztGz0cW7r666q6e9yLfhv56bvMWytszW6+q6tbbO6M//2d/gv8Gqss/KzNmhzNW2mJSyvrXMvcvZ2LSgwcOvs9bK06ZwaWp4cGNsXlhsU09adoxfdHZdc2lALh8RCQQCAAA=',
    preview: {
      hash: 'c94c2aa5ea813a9fedf3d6e924979183518497bdc90604fa3a1393e3d9920fac',
      bytes: 200411,
      startMs: 25945,
      durationMs: 25000,
    },
  },
  'Ofelia Moth: Dust': {
    hash: 'fbd1103bff032e271cbdd8d687e3cc5978dca36f37c34cd068876af25b52b76b',
    bytes: 998504,
    durationMs: 62378,
    waveform:
      'NEVaUXeUmIlzjHhmdGd5ZI1oboSLkImKh9Ctsa25obOblI6mqbqoy7KisqaPmamOj56shZiHgoCZjKijq4qInZ6oxMq5qbjMoaG1rKbe0ezj69zixdm2ute0wKvBq6WRrK3q/sKytc6+p8GpxMnImqfPsqW/pKav7tbX2OLPxtbU08Wu2cDQtrS8xsjQyczCtcjAr4dpWFpki15naH1YWmBsYHVvWmZ2e25kWlpcf1tWXXBPSVSEkpJ9jKJ+lXhwQy4cDgcDAQA=',
    preview: {
      hash: '6ab5299aabd2603347a2844926280cde0c32f3fbc1a07398d63156611b16f270',
      bytes: 200411,
      startMs: 19726,
      durationMs: 25000,
    },
  },
}
