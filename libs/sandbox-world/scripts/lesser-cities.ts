/**
 * Cities of the busiest medium airports of the generated table, in English, Russian and Uzbek, in the format of `servedCities`.
 * By region: those where travellers of both editions fly most come first.
 */
export const lesserCities = `
ADF Adiyaman|Адыяман|Adiyaman; AJI Agri|Агры|Agri; AOE Eskisehir|Эскишехир|Eskishehir; BAL Batman|Батман|Batman
BZI Balikesir|Балыкесир|Balikesir; CKZ Canakkale|Чанаккале|Chanakkale; DIY Diyarbakir|Диярбакыр|Diyorbakir; DNZ Denizli|Денизли|Denizli
EDO Edremit|Эдремит|Edremit; ERC Erzincan|Эрзинджан|Erzinjon; EZS Elazig|Элязыг|Elazig; HTY Hatay|Хатай|Hatay; IGD Igdir|Ыгдыр|Igdir
ISE Isparta|Ыспарта|Isparta; KCM Kahramanmaras|Кахраманмараш|Kahramanmarash; KSY Kars|Карс|Kars; MLX Malatya|Малатья|Malatya
MQM Mardin|Мардин|Mardin; MSR Mus|Муш|Mush; NKT Sirnak|Ширнак|Shirnak; NOP Sinop|Синоп|Sinop; OGU Ordu|Орду|Ordu
ONQ Zonguldak|Зонгулдак|Zonguldak; RZV Rize|Ризе|Rize; TEQ Tekirdag|Текирдаг|Tekirdag; TJK Tokat|Токат|Tokat; YEI Bursa|Бурса|Bursa
AAC El Arish|Эль-Ариш|Al-Arish; ABS Abu Simbel|Абу-Симбел|Abu-Simbel; ASW Aswan|Асуан|Asuan; ATZ Assiut|Асьют|Asyut
DBB El Alamein|Эль-Аламейн|Al-Alamayn; HMB Sohag|Сохаг|Sohag; MUH Marsa Matruh|Марса-Матрух|Marsa-Matruh; TCP Taba|Таба|Taba
AAN Al Ain|Эль-Айн|Al-Ayn; AJF Sakaka|Сакака|Sakaka; AQI Qaisumah|Кайсума|Qaysuma; BHH Bisha|Биша|Bisha; EAM Najran|Наджран|Najron
EJH Al Wajh|Эль-Ваджх|Al-Vajh; GIZ Jazan|Джазан|Jazon; HAS Hail|Хаиль|Hoil; HOF Al-Ahsa|Эль-Ахса|Al-Ahso; NUM Neom|Неом|Neom
RAE Arar|Арар|Arar; RSI Red Sea|Красное Море|Qizil dengiz; TUU Tabuk|Табук|Tabuk; ABT Al Bahah|Эль-Баха|Al-Boha; KHS Khasab|Хасаб|Xasab
ADJ Amman, Marka|Амман, Марка|Ammon, Marka; ISU Sulaymaniyah|Сулеймания|Sulaymoniya; ALP Aleppo|Алеппо|Halab
KAC Qamishli|Камышлы|Qamishli; HFA Haifa|Хайфа|Hayfa; ADE Aden|Аден|Adan; SAH Sanaa|Сана|Sano; SCT Socotra|Сокотра|Sokotra
ABD Abadan|Абадан|Obodon; ADU Ardabil|Ардебиль|Ardabil; AFZ Sabzevar|Себзевар|Sabzavor; AWZ Ahvaz|Ахваз|Ahvoz; AZD Yazd|Йезд|Yazd
BJB Bojnord|Боджнурд|Bujnurd; BND Bandar Abbas|Бендер-Аббас|Bandar-Abbos; BUZ Bushehr|Бушир|Bushehr; BXR Bam|Бам|Bam
HDM Hamadan|Хамадан|Hamadon; KER Kerman|Керман|Kirmon; KHD Khorramabad|Хорремабад|Xurramobod; KSH Kermanshah|Керманшах|Kirmonshoh
LRR Lar|Лар|Lar; OMH Urmia|Урмия|Urmiya; RAS Rasht|Решт|Rasht; RJN Rafsanjan|Рафсенджан|Rafsanjon; SDG Sanandaj|Сенендедж|Sanandaj
SRY Sari|Сари|Sori; XBJ Birjand|Бирдженд|Birjand; ZAH Zahedan|Захедан|Zohidon; ZBR Chabahar|Чабахар|Chobahor
KDH Kandahar|Кандагар|Qandahor; MMZ Maymana|Меймене|Maymana; GIL Gilgit|Гилгит|Gilgit; GWD Gwadar|Гвадар|Gvadar; KDU Skardu|Скарду|Skardu
SKT Sialkot|Сиалкот|Sialkot; SKZ Sukkur|Суккур|Sukkur; BHV Bahawalpur|Бахавалпур|Bahavalpur; RYK Rahim Yar Khan|Рахимъяр-Хан|Rahimyorxon
AGR Agra|Агра|Agra; AJL Aizawl|Айзавл|Ayzavl; BBI Bhubaneswar|Бхубанешвар|Bxubaneshvar; BDQ Vadodara|Вадодара|Vadodara
BEK Bareilly|Барели|Bareli; BHJ Bhuj|Бхудж|Bxuj; BHO Bhopal|Бхопал|Bxopal; BHU Bhavnagar|Бхавнагар|Bxavnagar
CJB Coimbatore|Коимбатур|Koimbatur; CNN Kannur|Каннур|Kannur; DBR Darbhanga|Дарбханга|Darbxanga; DED Dehradun|Дехрадун|Dehradun
DHM Dharamsala|Дхарамсала|Dxaramsala; DIB Dibrugarh|Дибругарх|Dibrugarx; DMU Dimapur|Димапур|Dimapur; GAY Gaya|Гая|Gaya
GOP Gorakhpur|Горакхпур|Gorakxpur; GWL Gwalior|Гвалияр|Gvaliyor; HBX Hubli|Хубли|Hubli; HJR Khajuraho|Кхаджурахо|Kxajuraxo
IDR Indore|Индаур|Indaur; IMF Imphal|Импхал|Impxal; ISK Nashik|Насик|Nasik; IXB Bagdogra|Багдогра|Bagdogra
IXD Prayagraj|Праяградж|Prayagraj; IXE Mangaluru|Мангалур|Mangalur; IXJ Jammu|Джамму|Jammu; IXL Leh|Лех|Lex; IXM Madurai|Мадурай|Maduray
IXR Ranchi|Ранчи|Ranchi; IXS Silchar|Силчар|Silchar; IXU Aurangabad|Аурангабад|Avrangobod; IXZ Port Blair|Порт-Блэр|Port-Bler
JDH Jodhpur|Джодхпур|Jodxpur; JGA Jamnagar|Джамнагар|Jamnagar; JLR Jabalpur|Джабалпур|Jabalpur; JRH Jorhat|Джорхат|Jorxat
JSA Jaisalmer|Джайсалмер|Jaysalmer; KNU Kanpur|Канпур|Kanpur; KUU Kullu|Куллу|Kullu; NMI Navi Mumbai|Нави-Мумбаи|Navi-Mumbay
PAT Patna|Патна|Patna; PNY Puducherry|Пондичерри|Pondicherri; RAJ Rajkot|Раджкот|Rajkot; RPR Raipur|Райпур|Raypur; SAG Shirdi|Ширди|Shirdi
SHL Shillong|Шиллонг|Shillong; STV Surat|Сурат|Surat; TRZ Tiruchirappalli|Тируччираппалли|Tiruchirappalli; UDR Udaipur|Удайпур|Udaypur
VGA Vijayawada|Виджаявада|Vijayavada; VTZ Visakhapatnam|Вишакхапатнам|Vishakxapatnam; RDP Durgapur|Дургапур|Durgapur
BIR Biratnagar|Биратнагар|Biratnagar; BWA Lumbini|Лумбини|Lumbini; PKR Pokhara|Покхара|Pokxara; CXB Cox's Bazar|Кокс-Базар|Koks-Bazar
JSR Jessore|Джессор|Jessor; RJH Rajshahi|Раджшахи|Rajshahi; SPD Saidpur|Сайдпур|Saydpur; ZYL Sylhet|Силхет|Silxet; JAF Jaffna|Джафна|Jafna
BFV Buriram|Бурирам|Buriram; CJM Chumphon|Чумпхон|Chumpxon; HGN Mae Hong Son|Мэхонгсон|Mexongson; HHQ Hua Hin|Хуахин|Huaxin
KKC Khon Kaen|Кхонкэн|Kxonken; LPT Lampang|Лампанг|Lampang; MAQ Mae Sot|Мэсот|Mesot
NST Nakhon Si Thammarat|Накхонситхаммарат|Nakxonsitxammarat; PHS Phitsanulok|Пхитсанулок|Pxitsanulok; ROI Roi Et|Рой-Эт|Roy-Et
SNO Sakon Nakhon|Саконнакхон|Sakonnakxon; TST Trang|Транг|Trang; UBP Ubon Ratchathani|Убонратчатхани|Ubonratchatxani
UNN Ranong|Ранонг|Ranong; URT Surat Thani|Сураттхани|Suratxani; UTH Udon Thani|Удонтхани|Udontxani; THS Sukhothai|Сукхотай|Sukxotay
NAW Narathiwat|Наратхиват|Naratxivat; BMV Buon Ma Thuot|Буонметхуот|Buonmatxuot; CAH Ca Mau|Камау|Kamau
DIN Dien Bien|Дьенбьенфу|Dyenbyenfu; DLI Da Lat|Далат|Dalat; PXU Pleiku|Плейку|Pleyku; TBB Tuy Hoa|Туихоа|Tuyxoa
UIH Quy Nhon|Куинён|Kuinyon; VCA Can Tho|Кантхо|Kantxo; VCS Con Dao|Кондао|Kondao; VDH Dong Hoi|Донгхой|Donghoy; VII Vinh|Винь|Vin
VKG Rach Gia|Ратьзя|Ratzya; BTU Bintulu|Бинтулу|Bintulu; IPH Ipoh|Ипох|Ipox; LBU Labuan|Лабуан|Labuan
LDU Lahad Datu|Лахад-Дату|Lahad-Datu; SDK Sandakan|Сандакан|Sandakan; TOD Tioman|Тиоман|Tioman; TWU Tawau|Тавау|Tavau; MZV Mulu|Мулу|Mulu
XSP Singapore, Seletar|Сингапур, Селетар|Singapur, Seletar; AMQ Ambon|Амбон|Ambon; BKS Bengkulu|Бенкулу|Bengkulu
JOG Yogyakarta, Adisucipto|Джокьякарта, Адисуципто|Jokyakarta, Adisusipto; KJT Majalengka|Маджаленгка|Majalengka; MLG Malang|Маланг|Malang
PGK Pangkal Pinang|Панкалпинанг|Pangkalpinang; PKY Palangkaraya|Палангкарая|Palangkaraya; PLW Palu|Палу|Palu
SOC Surakarta|Суракарта|Surakarta; SOQ Sorong|Соронг|Sorong; TIM Timika|Тимика|Timika; TRK Tarakan|Таракан|Tarakan; BAG Baguio|Багио|Bagio
BXU Butuan|Бутуан|Butuan; CGY Cagayan de Oro|Кагаян-де-Оро|Kagayan-de-Oro; DGT Dumaguete|Думагете|Dumagete; DRP Legazpi|Легаспи|Legaspi
GES General Santos|Хенераль-Сантос|Heneral-Santos; LAO Laoag|Лаоаг|Laoag; OZC Ozamiz|Осамис|Osamis
PPS Puerto Princesa|Пуэрто-Принсеса|Puerto-Prinsesa; RXS Roxas|Рохас|Roxas; USU Coron|Корон|Koron; ZAM Zamboanga|Замбоанга|Zamboanga
KET Keng Tung|Кенгтунг|Kengtung; MYT Myitkyina|Мьичина|Myichina; NYT Naypyidaw|Нейпьидо|Neypido; SNW Thandwe|Тандуэ|Tandve
PKZ Pakse|Паксе|Pakse; BBM Battambang|Баттамбанг|Battambang; AKU Aksu|Аксу|Oqsuv; AAT Altay|Алтай|Oltoy; HMI Hami|Хами|Qumul
HTN Hotan|Хотан|Xoʻtan; KRL Korla|Корла|Korla; TLQ Turpan|Турфан|Turfon; QSZ Shache|Яркенд|Yorkent; BPL Bole|Боле|Bortala
DLU Dali|Дали|Dali; DNH Dunhuang|Дуньхуан|Dunxuan; GOQ Golmud|Голмуд|Golmud; DIG Shangri-La|Шангри-Ла|Shangri-La; BHY Beihai|Бэйхай|Beyxay
CIF Chifeng|Чифэн|Chifen; DDG Dandong|Даньдун|Dandun; HEK Heihe|Хэйхэ|Xeyxe; HDG Handan|Ханьдань|Xandan; HIA Huaian|Хуайань|Xuayan
HUZ Huizhou|Хуэйчжоу|Xueychjou; JDZ Jingdezhen|Цзиндэчжэнь|Szindechjen; JMU Jiamusi|Цзямусы|Szyamusi; JNG Jining|Цзинин|Szinin
JZH Jiuzhaigou|Цзючжайгоу|Szyuchjaygou; LYA Luoyang|Лоян|Loyan; LYG Lianyungang|Ляньюньган|Lyanyungan; LYI Linyi|Линьи|Linyi
LZH Liuzhou|Лючжоу|Lyuchjou; LZO Luzhou|Лучжоу|Luchjou; MIG Mianyang|Мяньян|Myanyan; NDG Qiqihar|Цицикар|Sisikar
NTG Nantong|Наньтун|Nantun; NZH Manzhouli|Маньчжурия|Manchjuriya; RKZ Shigatse|Шигадзе|Shigadze; RIZ Rizhao|Жичжао|Jichjao
ERL Erenhot|Эрэн-Хото|Eren-Xoto; TCZ Tengchong|Тэнчун|Tenchun; TXN Huangshan|Хуаншань|Xuanshan; WEF Weifang|Вэйфан|Veyfan
WEH Weihai|Вэйхай|Veyxay; WUS Wuyishan|Уишань|Uishan; XFN Xiangyang|Сянъян|Syanyan; XIL Xilinhot|Силин-Хото|Silin-Xoto
XUZ Xuzhou|Сюйчжоу|Syuychjou; YIH Yichang|Ичан|Ichan; YNJ Yanji|Яньцзи|Yanszi; YNZ Yancheng|Яньчэн|Yanchen; YTY Yangzhou|Янчжоу|Yanchjou
ZHA Zhanjiang|Чжаньцзян|Chjanszyan; NBS Changbaishan|Чанбайшань|Chanbayshan; OHE Mohe|Мохэ|Moxe; AKJ Asahikawa|Асахикава|Asaxikava
AOJ Aomori|Аомори|Aomori; FKS Fukushima|Фукусима|Fukusima; FSZ Shizuoka|Сидзуока|Sidzuoka; GAJ Yamagata|Ямагата|Yamagata
HNA Hanamaki|Ханамаки|Xanamaki; HSG Saga|Сага|Saga; IBR Ibaraki|Ибараки|Ibaraki; IWK Iwakuni|Ивакуни|Ivakuni; IZO Izumo|Идзумо|Idzumo
KCZ Kochi|Коти|Koti; KUH Kushiro|Кусиро|Kusiro; KUM Yakushima|Якусима|Yakusima; MMB Memanbetsu|Мэманбэцу|Memanbetsu
MMJ Matsumoto|Мацумото|Matsumoto; MMY Miyako|Мияко|Miyako; MSJ Misawa|Мисава|Misava; NKM Nagoya, Komaki|Нагоя, Комаки|Nagoya, Komaki
OBO Obihiro|Обихиро|Obixiro; OKD Sapporo, Okadama|Саппоро, Окадама|Sapporo, Okadama; OKJ Okayama|Окаяма|Okayama
SHI Shimoji|Симодзи|Simodzi; TAK Takamatsu|Такамацу|Takamatsu; TKS Tokushima|Токусима|Tokusima; TOY Toyama|Тояма|Toyama
TTJ Tottori|Тоттори|Tottori; UBJ Ube|Убе|Ube; YGJ Yonago|Ёнаго|Yonago; KPO Pohang|Пхохан|Poxan; KUV Gunsan|Кунсан|Kunsan
KWJ Gwangju|Кванджу|Kvanju; RSU Yeosu|Йосу|Yosu; USN Ulsan|Ульсан|Ulsan; WJU Wonju|Вонджу|Vonju; YNY Yangyang|Янъян|Yanyan
HUN Hualien|Хуалянь|Xualyan; TNN Tainan|Тайнань|Taynan; TTT Taitung|Тайдун|Taydun; MZG Penghu|Пэнху|Penxu; ANR Antwerp|Антверпен|Antverpen
LGG Liege|Льеж|Lyej; OST Ostend|Остенде|Ostende; BNX Banja Luka|Баня-Лука|Banya-Luka; OMO Mostar|Мостар|Mostar; TZL Tuzla|Тузла|Tuzla
BRN Bern|Берн|Bern; LUG Lugano|Лугано|Lugano; KLU Klagenfurt|Клагенфурт|Klagenfurt; OSR Ostrava|Острава|Ostrava
PED Pardubice|Пардубице|Pardubitse; ERF Erfurt|Эрфурт|Erfurt; FDH Friedrichshafen|Фридрихсхафен|Fridrixshafen
FMO Munster|Мюнстер|Myunster; KSF Kassel|Кассель|Kassel; LBC Lubeck|Любек|Lyubek; MHG Mannheim|Мангейм|Mangeym; NRN Weeze|Везе|Veze
PAD Paderborn|Падерборн|Paderborn; RLG Rostock|Росток|Rostok; SCN Saarbrucken|Саарбрюккен|Saarbryukken; EBJ Esbjerg|Эсбьерг|Esbyerg
ODE Odense|Оденсе|Odense; RNN Bornholm|Борнхольм|Bornxolm; EPU Parnu|Пярну|Pyarnu; TAY Tartu|Тарту|Tartu
URE Kuressaare|Курессааре|Kuressaare; EAS San Sebastian|Сан-Себастьян|San-Sebastyan; GRX Granada|Гранада|Granada
LEI Almeria|Альмерия|Almeriya; LEN Leon, Spain|Леон (Испания)|Leon, Ispaniya; MLN Melilla|Мелилья|Melilya; OVD Asturias|Астурия|Asturiya
PNA Pamplona|Памплона|Pamplona; RMU Murcia|Мурсия|Mursiya; SDR Santander|Сантандер|Santander; SPC La Palma|Ла-Пальма|La-Palma
VDE El Hierro|Иерро|Iyerro; VGO Vigo|Виго|Vigo; VIT Vitoria-Gasteiz|Витория-Гастейс|Vitoriya-Gasteys; VLL Valladolid|Вальядолид|Valyadolid
XRY Jerez|Херес|Xeres; ZAZ Zaragoza|Сарагоса|Saragosa; SLM Salamanca|Саламанка|Salamanka; BJZ Badajoz|Бадахос|Badaxos
IVL Ivalo|Ивало|Ivalo; JOE Joensuu|Йоэнсуу|Yoensuu; JYV Jyvaskyla|Ювяскюля|Yuvyaskyulya; KAJ Kajaani|Каяани|Kayaani
KAO Kuusamo|Куусамо|Kuusamo; KOK Kokkola|Коккола|Kokkola; KTT Kittila|Киттиля|Kittilya; KUO Kuopio|Куопио|Kuopio
LPP Lappeenranta|Лаппеенранта|Lappeenranta; OUL Oulu|Оулу|Oulu; SVL Savonlinna|Савонлинна|Savonlinna; VAA Vaasa|Вааса|Vaasa
AVN Avignon|Авиньон|Avinyon; BES Brest, France|Брест (Франция)|Brest, Fransiya; BZR Beziers|Безье|Bezye
CCF Carcassonne|Каркассон|Karkasson; CFR Caen|Кан|Kan; CMF Chambery|Шамбери|Shamberi; DIJ Dijon|Дижон|Dijon; DNR Dinard|Динар|Dinar
DOL Deauville|Довиль|Dovil; ETZ Metz|Мец|Mets; FNI Nimes|Ним|Nim; FSC Figari|Фигари|Figari; GNB Grenoble|Гренобль|Grenobl
LDE Lourdes|Лурд|Lurd; LIG Limoges|Лимож|Limoj; LRH La Rochelle|Ла-Рошель|La-Roshel; NCY Annecy|Анси|Ansi
PGF Perpignan|Перпиньян|Perpinyan; PIS Poitiers|Пуатье|Puatye; PUF Pau|По|Po; RNS Rennes|Ренн|Renn; TLN Toulon|Тулон|Tulon
TUF Tours|Тур|Tur; BOH Bournemouth|Борнмут|Bornmut; CWL Cardiff|Кардифф|Kardiff; DND Dundee|Данди|Dandi; EXT Exeter|Эксетер|Ekseter
INV Inverness|Инвернесс|Inverness; KOI Kirkwall|Керкуолл|Kerkuoll; LSI Sumburgh|Самборо|Samboro; MME Teesside|Тиссайд|Tissayd
NQY Newquay|Ньюки|Nyuki; NWI Norwich|Норидж|Norij; PIK Glasgow, Prestwick|Глазго, Прествик|Glazgo, Prestvik
SOU Southampton|Саутгемптон|Sautgempton; HUY Humberside|Хамберсайд|Xambersayd; ACI Alderney|Олдерни|Olderni; GCI Guernsey|Гернси|Gernsi
IOM Isle of Man|Остров Мэн|Men oroli; JER Jersey|Джерси|Jersi; CFN Donegal|Донегол|Donegol; KIR Kerry|Керри|Kerri; NOC Knock|Нок|Nok
AOK Karpathos|Карпатос|Karpatos; AXD Alexandroupoli|Александруполис|Aleksandrupolis; EFL Kefalonia|Кефалония|Kefaloniya
GPA Patras|Патры|Patra; IOA Ioannina|Янина|Yanina; JKH Chios|Хиос|Xios; JSH Sitia|Сития|Sitiya; JSI Skiathos|Скиатос|Skiatos
KLX Kalamata|Каламата|Kalamata; KVA Kavala|Кавала|Kavala; MJT Mytilene|Митилини|Mitilini; PVK Preveza|Превеза|Preveza
SMI Samos|Самос|Samos; VOL Volos|Волос|Volos; OSI Osijek|Осиек|Osiyek; RJK Rijeka|Риека|Riyeka; BWK Brac|Брач|Brach
DEB Debrecen|Дебрецен|Debretsen; PEV Pecs|Печ|Pech; AEY Akureyri|Акюрейри|Akyureyri
RKV Reykjavik, City|Рейкьявик, Городской|Reykyavik, Shahar; EGS Egilsstadir|Эгильсстадир|Egilsstadir; AHO Alghero|Альгеро|Algero
AOI Ancona|Анкона|Ankona; BZO Bolzano|Больцано|Bolsano; CIY Comiso|Комизо|Komizo; CRV Crotone|Кротоне|Krotone; CUF Cuneo|Кунео|Kuneo
FOG Foggia|Фоджа|Foja; FRL Forli|Форли|Forli; LMP Lampedusa|Лампедуза|Lampeduza; PMF Parma|Парма|Parma
PNL Pantelleria|Пантеллерия|Pantelleriya; PSR Pescara|Пескара|Peskara; QSR Salerno|Салерно|Salerno
REG Reggio Calabria|Реджо-ди-Калабрия|Rejo-di-Kalabriya; SUF Lamezia Terme|Ламеция-Терме|Lametsiya-Terme; TPS Trapani|Трапани|Trapani
VBS Brescia|Брешиа|Breshia; GRQ Groningen|Гронинген|Groningen; MST Maastricht|Маастрихт|Maastrixt; AES Alesund|Олесунн|Olesunn
ALF Alta|Альта|Alta; BDU Bardufoss|Бардуфосс|Bardufoss; HAU Haugesund|Хёугесунн|Xyogesunn; KKN Kirkenes|Киркенес|Kirkenes
KSU Kristiansund|Кристиансунн|Kristiansunn; LYR Longyearbyen|Лонгйир|Longyir; MOL Molde|Молде|Molde; LKN Leknes|Лекнес|Leknes
SVJ Svolvaer|Свольвер|Svolver; VDS Vadso|Вадсё|Vadsyo; HFT Hammerfest|Хаммерфест|Xammerfest; IEG Zielona Gora|Зелёна-Гура|Zelyona-Gura
LCJ Lodz|Лодзь|Lodz; LUZ Lublin|Люблин|Lyublin; RDO Radom|Радом|Radom; RZE Rzeszow|Жешув|Jeshuv; SZY Olsztyn|Ольштын|Olshtin
PRM Portimao|Портиман|Portiman; PXO Porto Santo|Порту-Санту|Portu-Santu; TER Terceira|Терсейра|Terseyra; HOR Horta|Орта|Orta
PIX Pico|Пику|Piku; ARW Arad|Арад|Arad; BAY Baia Mare|Бая-Маре|Baya-Mare; BCM Bacau|Бакэу|Bakeu; CND Constanta|Констанца|Konstansa
CRA Craiova|Крайова|Krayova; GHV Brasov|Брашов|Brashov; OMR Oradea|Орадя|Oradya; SBZ Sibiu|Сибиу|Sibiu; SCV Suceava|Сучава|Suchava
SUJ Satu Mare|Сату-Маре|Satu-Mare; TGM Targu Mures|Тыргу-Муреш|Tirgu-Muresh; AGH Angelholm|Энгельхольм|Engelxolm
HAD Halmstad|Хальмстад|Xalmstad; JKG Jonkoping|Йёнчёпинг|Yonchyoping; KLR Kalmar|Кальмар|Kalmar; KRN Kiruna|Кируна|Kiruna
KSD Karlstad|Карлстад|Karlstad; LPI Linkoping|Линчёпинг|Linchyoping; NRK Norrkoping|Норрчёпинг|Norrchyoping; ORB Orebro|Эребру|Erebru
OSD Ostersund|Эстерсунд|Estersund; RNB Ronneby|Роннебю|Ronnebyu; SDL Sundsvall|Сундсвалль|Sundsvall; SFT Skelleftea|Шеллефтео|Shellefteo
VBY Visby|Висбю|Visbyu; VXO Vaxjo|Векшё|Vekshyo; KSC Kosice|Кошице|Koshitse; SLD Sliac|Слиач|Sliach; GZM Gozo|Гозо|Gozo
FAE Faroe Islands|Фарерские острова|Farer orollari; GOH Nuuk|Нуук|Nuuk; AAE Annaba|Аннаба|Annaba; CZL Constantine|Константина|Konstantina
BJA Bejaia|Беджая|Bejaya; BLJ Batna|Батна|Batna; BSK Biskra|Бискра|Biskra; QSF Setif|Сетиф|Setif; TLM Tlemcen|Тлемсен|Tlemsen
GHA Ghardaia|Гардая|Gardaya; DJG Djanet|Джанет|Janet; HME Hassi Messaoud|Хасси-Месауд|Xassi-Messaud; ESU Essaouira|Эс-Сувейра|Es-Suveyra
NDR Nador|Надор|Nador; OUD Oujda|Уджда|Ujda; OZZ Ouarzazate|Уарзазат|Uarzazat; TTU Tetouan|Тетуан|Tetuan; VIL Dakhla|Дахла|Daxla
ERH Errachidia|Эр-Рашидия|Er-Rashidiya; SFA Sfax|Сфакс|Sfaks; TBJ Tabarka|Табарка|Tabarka; TOE Tozeur|Таузар|Tauzar; GAF Gafsa|Гафса|Gafsa
BEN Benghazi|Бенгази|Bingʻozi; SEB Sabha|Себха|Sabha; PZU Port Sudan|Порт-Судан|Port-Sudan; ABK Kebri Dahar|Кэбри-Дэхар|Kebri-Dehar
AXU Axum|Аксум|Aksum; BJR Bahir Dar|Бахр-Дар|Bahr-Dar; GDQ Gondar|Гондэр|Gonder; JIM Jimma|Джимма|Jimma; MQX Mekele|Мэкэле|Mekele
KIS Kisumu|Кисуму|Kisumu; EDL Eldoret|Элдорет|Eldoret; LAU Lamu|Ламу|Lamu; MYD Malindi|Малинди|Malindi
WIL Nairobi, Wilson|Найроби, Уилсон|Nayrobi, Uilson; MRE Masai Mara|Масаи-Мара|Masay-Mara; ARK Arusha|Аруша|Arusha
DOD Dodoma|Додома|Dodoma; MWZ Mwanza|Мванза|Mvanza; TMM Toamasina|Туамасина|Tuamasina; NOS Nosy Be|Нуси-Бе|Nusi-Be
RRG Rodrigues|Родригес|Rodriges; PRI Praslin|Праслен|Praslen; DZA Mayotte|Майотта|Mayotta; VFA Victoria Falls|Виктория-Фолс|Viktoriya-Fols
LVI Livingstone|Ливингстон|Livingston; BBK Kasane|Касане|Kasane; MUB Maun|Маун|Maun; WVB Walvis Bay|Уолфиш-Бей|Uolfish-Bey
ERS Windhoek, Eros|Виндхук, Эрос|Vindxuk, Eros; BFN Bloemfontein|Блумфонтейн|Blumfonteyn; GRJ George|Джордж|Jorj
HLA Johannesburg, Lanseria|Йоханнесбург, Лансерия|Yoxannesburg, Lanseriya; KIM Kimberley|Кимберли|Kimberli
MQP Nelspruit|Нелспрейт|Nelspreyt; PTG Polokwane|Полокване|Polokvane; BEW Beira|Бейра|Beyra; TET Tete|Тете|Tete
BLZ Blantyre|Блантайр|Blantayr; LLW Lilongwe|Лилонгве|Lilongve; FBM Lubumbashi|Лубумбаши|Lubumbashi; GOM Goma|Гома|Goma
FKI Kisangani|Кисангани|Kisangani; BJM Bujumbura|Бужумбура|Bujumbura; COO Cotonou|Котону|Kotonu; OUA Ouagadougou|Уагадугу|Uagadugu
KMS Kumasi|Кумаси|Kumasi; TML Tamale|Тамале|Tamale; KAN Kano|Кано|Kano; ENU Enugu|Энугу|Enugu; IBA Ibadan|Ибадан|Ibadan
CKY Conakry|Конакри|Konakri; LFW Lome|Ломе|Lome; SSG Malabo|Малабо|Malabo; POG Port-Gentil|Порт-Жантиль|Port-Jantil
NSI Yaounde|Яунде|Yaunde; BVC Boa Vista, Cape Verde|Боавишта|Boavishta; VXE Sao Vicente|Сан-Висенти|San-Visenti; OXB Bissau|Бисау|Bisau
MGQ Mogadishu|Могадишо|Mogadisho; HGA Hargeisa|Харгейса|Hargeysa; ASM Asmara|Асмэра|Asmera; NOU Noumea|Нумеа|Numea
BOB Bora Bora|Бора-Бора|Bora-Bora; RGI Rangiroa|Рангироа|Rangiroa; RFP Raiatea|Раиатеа|Raiatea; HUH Huahine|Хуахине|Xuaxine
MOZ Moorea|Муреа|Murea; NHV Nuku Hiva|Нуку-Хива|Nuku-Xiva; APW Apia|Апиа|Apia; RAR Rarotonga|Раротонга|Rarotonga
TBU Nuku'alofa|Нукуалофа|Nukualofa; SUV Suva|Сува|Suva; PPG Pago Pago|Паго-Паго|Pago-Pago; SPN Saipan|Сайпан|Saypan; ROR Palau|Палау|Palau
MAJ Majuro|Маджуро|Majuro; TRW Tarawa|Тарава|Tarava; FUN Funafuti|Фунафути|Funafuti; ASP Alice Springs|Алис-Спрингс|Alis-Springs
AYQ Ayers Rock|Улуру|Uluru; BME Broome|Брум|Brum; HTI Hamilton Island|Остров Гамильтон|Gamilton oroli
MCY Sunshine Coast|Саншайн-Кост|Sanshayn-Kost; MKY Mackay|Маккай|Makkay; ROK Rockhampton|Рокгемптон|Rokgempton
KTA Karratha|Каррата|Karrata; PHE Port Hedland|Порт-Хедленд|Port-Xedlend; DUD Dunedin|Данидин|Danidin
IVC Invercargill|Инверкаргилл|Inverkargill; ROT Rotorua|Роторуа|Rotorua; ZQN Queenstown|Куинстаун|Kuinstaun
TRG Tauranga|Тауранга|Tauranga; NPE Napier|Нейпир|Neypir; NPL New Plymouth|Нью-Плимут|Nyu-Plimut
PMR Palmerston North|Палмерстон-Норт|Palmerston-Nort; BRC Bariloche|Барилоче|Bariloche; IGR Puerto Iguazu|Пуэрто-Игуасу|Puerto-Iguasu
MDQ Mar del Plata|Мар-дель-Плата|Mar-del-Plata; SLA Salta|Сальта|Salta; USH Ushuaia|Ушуая|Ushuaya; REL Trelew|Трелью|Trelyu
IGU Foz do Iguacu|Фос-ду-Игуасу|Fos-du-Iguasu; AJU Aracaju|Аракажу|Arakaju
FEN Fernando de Noronha|Фернанду-ди-Норонья|Fernandu-di-Noronya; LDB Londrina|Лондрина|Londrina; NVT Navegantes|Навегантис|Navegantis
UDI Uberlandia|Уберландия|Uberlandiya; THE Teresina|Терезина|Terezina; MCP Macapa|Макапа|Makapa; BVB Boa Vista|Боа-Виста|Boa-Vista
PVH Porto Velho|Порту-Велью|Portu-Velyu; IPC Easter Island|Остров Пасхи|Pasxa oroli; PUQ Punta Arenas|Пунта-Аренас|Punta-Arenas
IQQ Iquique|Икике|Ikike; CJC Calama|Калама|Kalama; PMC Puerto Montt|Пуэрто-Монт|Puerto-Mont; CCP Concepcion|Консепсьон|Konsepsyon
ADZ San Andres|Сан-Андрес|San-Andres; BGA Bucaramanga|Букараманга|Bukaramanga; CUC Cucuta|Кукута|Kukuta; PEI Pereira|Перейра|Pereyra
SMR Santa Marta|Санта-Марта|Santa-Marta; AXM Armenia, Colombia|Армения (Колумбия)|Armeniya, Kolumbiya; TRU Trujillo|Трухильо|Truxilyo
JUL Juliaca|Хульяка|Xulyaka; PEM Puerto Maldonado|Пуэрто-Мальдонадо|Puerto-Maldonado; AYP Ayacucho|Аякучо|Ayakucho
ACA Acapulco|Акапулько|Akapulko; HUX Huatulco|Уатулько|Uatulko; OAX Oaxaca|Оахака|Oaxaka
LAP La Paz, Mexico|Ла-Пас (Мексика)|La-Pas, Meksika; MLM Morelia|Морелия|Moreliya; SLP San Luis Potosi|Сан-Луис-Потоси|San-Luis-Potosi
PXM Puerto Escondido|Пуэрто-Эскондидо|Puerto-Eskondido; ZLO Manzanillo|Мансанильо|Mansanilyo; TAM Tampico|Тампико|Tampiko
POP Puerto Plata|Пуэрто-Плата|Puerto-Plata; STI Santiago, Dominican Republic|Сантьяго-де-лос-Кабальерос|Santyago-de-los-Kabalyeros
AZS Samana|Самана|Samana; SCU Santiago de Cuba|Сантьяго-де-Куба|Santyago-de-Kuba; HOG Holguin|Ольгин|Olgin
SNU Santa Clara|Санта-Клара|Santa-Klara; CCC Cayo Coco|Кайо-Коко|Kayo-Koko; CYO Cayo Largo|Кайо-Ларго|Kayo-Largo
CFG Cienfuegos|Сьенфуэгос|Syenfuegos; LIO Limon|Лимон|Limon; DAV David|Давид|David; RTB Roatan|Роатан|Roatan
TGU Tegucigalpa|Тегусигальпа|Tegusigalpa; ACY Atlantic City|Атлантик-Сити|Atlantik-Siti; BGR Bangor|Бангор|Bangor
BTR Baton Rouge|Батон-Руж|Baton-Ruj; DAB Daytona Beach|Дейтона-Бич|Deytona-Bich; GNV Gainesville|Гейнсвилл|Geynsvill
FLG Flagstaff|Флагстафф|Flagstaff; GCN Grand Canyon|Гранд-Каньон|Grand-Kanyon; HHH Hilton Head|Хилтон-Хед|Xilton-Xed
IAG Niagara Falls|Ниагара-Фолс|Niagara-Fols; JAC Jackson Hole|Джексон-Хоул|Jekson-Xoul; LCH Lake Charles|Лейк-Чарльз|Leyk-Charlz
MLB Melbourne, Florida|Мелборн (Флорида)|Melborn, Florida; BIS Bismarck|Бисмарк|Bismark; DLH Duluth|Дулут|Dulut
YQG Windsor|Уинсор|Uinsor; YXU London, Ontario|Лондон (Онтарио)|London, Ontario; YFC Fredericton|Фредериктон|Frederikton
YYG Charlottetown|Шарлоттаун|Sharlottaun; YXY Whitehorse|Уайтхорс|Uaytxors; YKA Kamloops|Камлупс|Kamlups; YQX Gander|Гандер|Gander
YFB Iqaluit|Икалуит|Ikaluit; YXS Prince George|Принс-Джордж|Prins-Jorj
`;
