// Generated from CLDR 48.2 by scripts/generate-format-data.ts. Do not edit.
export const formatData = {
  "ru": {
    "decimal": ",",
    "group": " ",
    "currency": {
      "RUB": "₽",
      "UZS": "сум",
      "USD": "$",
      "EUR": "€"
    },
    "monthsInDate": [
      "января",
      "февраля",
      "марта",
      "апреля",
      "мая",
      "июня",
      "июля",
      "августа",
      "сентября",
      "октября",
      "ноября",
      "декабря"
    ],
    "monthsAlone": [
      "январь",
      "февраль",
      "март",
      "апрель",
      "май",
      "июнь",
      "июль",
      "август",
      "сентябрь",
      "октябрь",
      "ноябрь",
      "декабрь"
    ],
    "monthsShort": [
      "янв.",
      "февр.",
      "мар.",
      "апр.",
      "мая",
      "июн.",
      "июл.",
      "авг.",
      "сент.",
      "окт.",
      "нояб.",
      "дек."
    ],
    "weekdaysLong": [
      "понедельник",
      "вторник",
      "среда",
      "четверг",
      "пятница",
      "суббота",
      "воскресенье"
    ],
    "weekdaysShort": [
      "пн",
      "вт",
      "ср",
      "чт",
      "пт",
      "сб",
      "вс"
    ],
    "weekdaysNarrow": [
      "пн",
      "вт",
      "ср",
      "чт",
      "пт",
      "сб",
      "вс"
    ],
    "patterns": {
      "short": "dd.MM.y",
      "dayMonth": "d MMMM",
      "dayMonthShort": "d MMM",
      "weekdayDayMonth": "E, d MMMM",
      "long": "d MMMM y 'г'.",
      "full": "EEEE, d MMMM y 'г'."
    },
    "dateTime": "{1}, {0}",
    "rangeInMonth": "–",
    "rangeAcrossMonths": " – "
  },
  "uz": {
    "decimal": ",",
    "group": " ",
    "currency": {
      "RUB": "₽",
      "UZS": "soʻm",
      "USD": "$",
      "EUR": "€"
    },
    "monthsInDate": [
      "yanvar",
      "fevral",
      "mart",
      "aprel",
      "may",
      "iyun",
      "iyul",
      "avgust",
      "sentabr",
      "oktabr",
      "noyabr",
      "dekabr"
    ],
    "monthsAlone": [
      "Yanvar",
      "Fevral",
      "Mart",
      "Aprel",
      "May",
      "Iyun",
      "Iyul",
      "Avgust",
      "Sentabr",
      "Oktabr",
      "Noyabr",
      "Dekabr"
    ],
    "monthsShort": [
      "yan",
      "fev",
      "mar",
      "apr",
      "may",
      "iyn",
      "iyl",
      "avg",
      "sen",
      "okt",
      "noy",
      "dek"
    ],
    "weekdaysLong": [
      "dushanba",
      "seshanba",
      "chorshanba",
      "payshanba",
      "juma",
      "shanba",
      "yakshanba"
    ],
    "weekdaysShort": [
      "Dush",
      "Sesh",
      "Chor",
      "Pay",
      "Jum",
      "Shan",
      "Yak"
    ],
    "weekdaysNarrow": [
      "Du",
      "Se",
      "Ch",
      "Pa",
      "Ju",
      "Sh",
      "Ya"
    ],
    "patterns": {
      "short": "dd.MM.y",
      "dayMonth": "d-MMMM",
      "dayMonthShort": "d-MMM",
      "weekdayDayMonth": "E, d-MMMM",
      "long": "y-'yil' d-MMMM",
      "full": "y-'yil' d-MMMM, EEEE"
    },
    "dateTime": "{1}, {0}",
    "rangeInMonth": "–",
    "rangeAcrossMonths": " – "
  }
} as const;
