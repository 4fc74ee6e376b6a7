// Made by scripts/places.mjs from the package @vvo/tzdb (MIT): name, minutes, abbreviation, daylight, long name, cities, region names.
// oxfmt-ignore
export const ZONE_DATA = `Pacific/Midway|-660|SST|0|American Samoa Time|Midway|Pacific/Midway
Pacific/Pago_Pago|-660|SST|0|American Samoa Time|Pago Pago|Pacific/Pago_Pago,Pacific/Samoa,US/Samoa
Pacific/Niue|-660|NUT|0|Niue Time|Alofi|Pacific/Niue
Pacific/Rarotonga|-600|CKT|0|Cook Islands Time|Avarua|Pacific/Rarotonga
America/Adak|-600|HST|1|Hawaii-Aleutian Time|Adak|America/Adak,America/Atka,US/Aleutian
Pacific/Honolulu|-600|HST|0|Hawaii-Aleutian Time|Honolulu, East Honolulu, Pearl City, Makakilo / Kapolei / Honokai Hale|Pacific/Honolulu,HST,Pacific/Johnston,US/Hawaii
Pacific/Tahiti|-600|TAHT|0|Tahiti Time|Faaa, Papeete, Punaauia|Pacific/Tahiti
Pacific/Marquesas|-570|MART|0|Marquesas Time|Marquesas|Pacific/Marquesas
America/Anchorage|-540|AKST|1|Alaska Time|Anchorage, Fairbanks, Juneau, Eagle River|America/Anchorage,America/Juneau,America/Metlakatla,America/Nome,America/Sitka,America/Yakutat,US/Alaska
Pacific/Gambier|-540|GAMT|0|Gambier Time|Gambier|Pacific/Gambier
America/Los_Angeles|-480|PST|1|Pacific Time|Los Angeles, San Diego, San Jose, San Francisco|America/Los_Angeles,US/Pacific,PST8PDT
America/Tijuana|-480|PST|1|Pacific Time|Tijuana, Mexicali, Ensenada, Rosarito|America/Tijuana,America/Ensenada,America/Santa_Isabel,Mexico/BajaNorte
Pacific/Pitcairn|-480|PST|0|Pitcairn Time|Adamstown|Pacific/Pitcairn
America/Hermosillo|-420|MST|0|Mexican Pacific Time|Hermosillo, Culiacán, Mazatlán, Tepic|America/Hermosillo,America/Mazatlan,Mexico/BajaSur
America/Cambridge_Bay|-420|MST|1|Mountain Time|Cambridge Bay|America/Cambridge_Bay
America/Ciudad_Juarez|-420|MST|1|Mountain Time|Ciudad Juárez|America/Ciudad_Juarez
America/Denver|-420|MST|1|Mountain Time|Denver, El Paso, Albuquerque, Colorado Springs|America/Boise,America/Denver,America/Shiprock,Navajo,US/Mountain,MST7MDT
America/Phoenix|-420|MST|0|Mountain Time|Phoenix, Tucson, Mesa, Chandler|America/Phoenix,MST,US/Arizona
America/Vancouver|-420|MST|1|Pacific Time|Vancouver, Surrey, Victoria, Burnaby|America/Vancouver,Canada/Pacific
America/Whitehorse|-420|MST|0|Yukon Time|Whitehorse, Fort St. John, Creston, Fort Nelson|America/Creston,America/Dawson,America/Dawson_Creek,America/Fort_Nelson,America/Whitehorse,Canada/Yukon
America/Belize|-360|CST|0|Central Time|Belize City, San Ignacio, San Pedro, Orange Walk|America/Belize
America/Chicago|-360|CST|1|Central Time|Chicago, Houston, San Antonio, Dallas|America/Chicago,America/Indiana/Knox,America/Indiana/Tell_City,America/Menominee,America/North_Dakota/Beulah,America/North_Dakota/Center,America/North_Dakota/New_Salem,America/Knox_IN,US/Central,US/Indiana-Starke,CST6CDT
America/Guatemala|-360|CST|0|Central Time|Guatemala City, Villa Nueva, Mixco, Cobán|America/Guatemala
America/Managua|-360|CST|0|Central Time|Managua, León, Masaya, Chinandega|America/Managua
America/Mexico_City|-360|CST|0|Central Time|Mexico City, Iztapalapa, Puebla, Ecatepec de Morelos|America/Bahia_Banderas,America/Chihuahua,America/Merida,America/Mexico_City,America/Monterrey,Mexico/General
America/Resolute|-360|CST|1|Central Time|Resolute, Rankin Inlet|America/Rankin_Inlet,America/Resolute
America/Matamoros|-360|CST|1|Central Time|Reynosa, Heroica Matamoros, Nuevo Laredo, Ciudad Acuña|America/Matamoros,America/Ojinaga
America/Costa_Rica|-360|CST|0|Central Time|San José, Limón, Alajuela, Liberia|America/Costa_Rica
America/El_Salvador|-360|CST|0|Central Time|San Salvador, Soyapango, San Miguel, Santa Ana|America/El_Salvador
America/Regina|-360|CST|0|Central Time|Saskatoon, Regina, Prince Albert, Moose Jaw|America/Regina,America/Swift_Current,Canada/Saskatchewan
America/Tegucigalpa|-360|CST|0|Central Time|Tegucigalpa, San Pedro Sula, Danlí, La Ceiba|America/Tegucigalpa
Pacific/Easter|-360|EAST|1|Easter Island Time|Easter|Pacific/Easter,Chile/EasterIsland
Pacific/Galapagos|-360|GALT|0|Galapagos Time|Galapagos|Pacific/Galapagos
America/Edmonton|-360|CST|1|Mountain Time|Calgary, Edmonton, Lethbridge, Red Deer|America/Edmonton,America/Inuvik,America/Yellowknife,Canada/Mountain
America/Rio_Branco|-300|ACT|0|Acre Time|Rio Branco, Cruzeiro do Sul, Sena Madureira, Benjamin Constant|America/Eirunepe,America/Rio_Branco,America/Porto_Acre,Brazil/Acre
America/Winnipeg|-300|EST|1|Central Time|Winnipeg, Brandon, Steinbach, Kenora|America/Winnipeg,America/Rainy_River,Canada/Central
America/Bogota|-300|COT|0|Colombia Time|Bogotá, Cali, Medellín, Barranquilla|America/Bogota
America/Atikokan|-300|EST|0|Eastern Time|Atikokan|America/Atikokan
America/Cancun|-300|EST|0|Eastern Time|Cancún, Chetumal, Playa del Carmen, Cozumel|America/Cancun
America/Cayman|-300|EST|0|Eastern Time|George Town, West Bay|America/Cayman
America/Jamaica|-300|EST|0|Eastern Time|Kingston, Spanish Town, Portmore, Montego Bay|America/Jamaica,Jamaica
America/Nassau|-300|EST|1|Eastern Time|Nassau, Lucaya, Freeport, Killarney|America/Nassau
America/New_York|-300|EST|1|Eastern Time|New York City, Brooklyn, Queens, Philadelphia|America/Detroit,America/Indiana/Indianapolis,America/Indiana/Marengo,America/Indiana/Petersburg,America/Indiana/Vevay,America/Indiana/Vincennes,America/Indiana/Winamac,America/Kentucky/Louisville,America/Kentucky/Monticello,America/New_York,America/Fort_Wayne,America/Indianapolis,America/Louisville,US/East-Indiana,US/Eastern,US/Michigan,EST5EDT
America/Panama|-300|EST|0|Eastern Time|Panama City, San Miguelito, Juan Díaz, David|America/Panama,America/Coral_Harbour,EST
America/Port-au-Prince|-300|EST|1|Eastern Time|Port-au-Prince, Carrefour, Delmas, Pétionville|America/Port-au-Prince
America/Grand_Turk|-300|EST|1|Eastern Time|Providenciales, Cockburn Town|America/Grand_Turk
America/Toronto|-300|EST|1|Eastern Time|Toronto, Montréal, Ottawa, Mississauga|America/Iqaluit,America/Toronto,America/Montreal,America/Nipigon,America/Pangnirtung,America/Thunder_Bay,Canada/Eastern
America/Guayaquil|-300|ECT|0|Ecuador Time|Quito, Guayaquil, Cuenca, Santo Domingo de los Colorados|America/Guayaquil
America/Lima|-300|PET|0|Peru Time|Lima, Callao, Arequipa, Trujillo|America/Lima
America/Manaus|-240|AMT|0|Amazon Time|Manaus, Campo Grande, Cuiabá, Porto Velho|America/Boa_Vista,America/Campo_Grande,America/Cuiaba,America/Manaus,America/Porto_Velho,Brazil/West
America/St_Kitts|-240|AST|0|Atlantic Time|Basseterre|America/St_Kitts
America/Blanc-Sablon|-240|AST|0|Atlantic Time|Blanc-Sablon|America/Blanc-Sablon
America/Montserrat|-240|AST|0|Atlantic Time|Brades, Plymouth|America/Montserrat
America/Barbados|-240|AST|0|Atlantic Time|Bridgetown|America/Barbados
America/Port_of_Spain|-240|AST|0|Atlantic Time|Chaguanas, Mon Repos, San Fernando, Port of Spain|America/Port_of_Spain
America/Martinique|-240|AST|0|Atlantic Time|Fort-de-France, Le Lamentin, Le Robert, Sainte-Marie|America/Martinique
America/St_Lucia|-240|AST|0|Atlantic Time|Gros Islet, Castries|America/St_Lucia
America/St_Barthelemy|-240|AST|0|Atlantic Time|Gustavia|America/St_Barthelemy
America/Halifax|-240|AST|1|Atlantic Time|Halifax, Sydney, Dartmouth, Moncton|America/Glace_Bay,America/Goose_Bay,America/Halifax,America/Moncton,Canada/Atlantic
Atlantic/Bermuda|-240|AST|1|Atlantic Time|Hamilton|Atlantic/Bermuda
America/St_Vincent|-240|AST|0|Atlantic Time|Kingstown, Calliaqua|America/St_Vincent
America/Kralendijk|-240|AST|0|Atlantic Time|Kralendijk|America/Kralendijk
America/Guadeloupe|-240|AST|0|Atlantic Time|Les Abymes, Baie-Mahault, Le Gosier, Petit-Bourg|America/Guadeloupe
America/Marigot|-240|AST|0|Atlantic Time|Marigot|America/Marigot
America/Aruba|-240|AST|0|Atlantic Time|Oranjestad, Noord, Tanki Leendert, Santa Cruz|America/Aruba
America/Lower_Princes|-240|AST|0|Atlantic Time|Philipsburg|America/Lower_Princes
America/Tortola|-240|AST|0|Atlantic Time|Road Town|America/Tortola
America/Dominica|-240|AST|0|Atlantic Time|Roseau|America/Dominica
America/St_Thomas|-240|AST|0|Atlantic Time|Saint Croix, Charlotte Amalie|America/St_Thomas,America/Virgin
America/Grenada|-240|AST|0|Atlantic Time|Saint George's|America/Grenada
America/Antigua|-240|AST|0|Atlantic Time|Saint John’s|America/Antigua
America/Puerto_Rico|-240|AST|0|Atlantic Time|San Juan, Bayamón, Carolina, Ponce|America/Puerto_Rico
America/Santo_Domingo|-240|AST|0|Atlantic Time|Santo Domingo, Santiago de los Caballeros, Santo Domingo Oeste, Santo Domingo Este|America/Santo_Domingo
America/Anguilla|-240|AST|0|Atlantic Time|The Valley|America/Anguilla
America/Thule|-240|AST|1|Atlantic Time|Thule|America/Thule
America/Curacao|-240|AST|0|Atlantic Time|Willemstad, Bandariba|America/Curacao
America/La_Paz|-240|BOT|0|Bolivia Time|La Paz, Santa Cruz de la Sierra, Cochabamba, Sucre|America/La_Paz
America/Santiago|-240|CLT|1|Chile Time|Santiago, Puente Alto, Maipú, Antofagasta|America/Santiago,Chile/Continental
America/Havana|-240|CDT|1|Cuba Time|Havana, Santiago de Cuba, Camagüey, Holguín|America/Havana,Cuba
America/Guyana|-240|GYT|0|Guyana Time|Georgetown, Linden, New Amsterdam|America/Guyana
America/Caracas|-240|VET|0|Venezuela Time|Caracas, Maracaibo, Valencia, Barquisimeto|America/Caracas
America/St_Johns|-210|NST|1|Newfoundland Time|St. John's, Conception Bay South, Paradise, Mount Pearl|America/St_Johns,Canada/Newfoundland
America/Argentina/Buenos_Aires|-180|ART|0|Argentina Time|Buenos Aires, Córdoba, Rosario, Mar del Plata|America/Argentina/Buenos_Aires,America/Argentina/Catamarca,America/Argentina/Cordoba,America/Argentina/Jujuy,America/Argentina/La_Rioja,America/Argentina/Mendoza,America/Argentina/Rio_Gallegos,America/Argentina/Salta,America/Argentina/San_Juan,America/Argentina/San_Luis,America/Argentina/Tucuman,America/Argentina/Ushuaia,America/Argentina/ComodRivadavia,America/Buenos_Aires,America/Catamarca,America/Cordoba,America/Jujuy,America/Mendoza,America/Rosario
America/Sao_Paulo|-180|BRT|0|Brasilia Time|São Paulo, Rio de Janeiro, Belo Horizonte, Salvador|America/Araguaina,America/Bahia,America/Belem,America/Fortaleza,America/Maceio,America/Recife,America/Santarem,America/Sao_Paulo,Brazil/East
Antarctica/Palmer|-180|CLT|0|Chile Time|Palmer, Rothera|Antarctica/Palmer,Antarctica/Rothera
America/Punta_Arenas|-180|CLT|0|Chile Time|Punta Arenas, Coyhaique, Puerto Natales, Puerto Aysén|America/Coyhaique,America/Punta_Arenas
Atlantic/Stanley|-180|FKST|0|Falkland Islands Time|Stanley|Atlantic/Stanley
America/Cayenne|-180|GFT|0|French Guiana Time|Cayenne, Matoury, Saint-Laurent-du-Maroni, Kourou|America/Cayenne
America/Asuncion|-180|PYT|0|Paraguay Time|Asunción, Ciudad del Este, San Lorenzo, Capiatá|America/Asuncion
America/Miquelon|-180|PMST|1|St. Pierre & Miquelon Time|Saint-Pierre|America/Miquelon
America/Paramaribo|-180|SRT|0|Suriname Time|Paramaribo, Lelydorp|America/Paramaribo
America/Montevideo|-180|UYT|0|Uruguay Time|Montevideo, Salto, Maldonado, Rivera|America/Montevideo
America/Noronha|-120|FNT|0|Fernando de Noronha Time|Noronha|America/Noronha,Brazil/DeNoronha
America/Nuuk|-120|WGT|1|Greenland Time|Nuuk, Scoresbysund|America/Nuuk,America/Scoresbysund,America/Godthab
Atlantic/South_Georgia|-120|GST|0|South Georgia Time|Grytviken|Atlantic/South_Georgia
Atlantic/Azores|-60|AZOT|1|Azores Time|Ponta Delgada|Atlantic/Azores
Atlantic/Cape_Verde|-60|CVT|0|Cape Verde Time|Praia, Mindelo, Espargos, Assomada|Atlantic/Cape_Verde
Africa/Abidjan|0|GMT|0|Greenwich Mean Time|Abidjan, Abobo, Bouaké, Korhogo|Africa/Abidjan,Africa/Timbuktu
Africa/Bamako|0|GMT|0|Greenwich Mean Time|Bamako, Sikasso, Koutiala, Ségou|Africa/Bamako
Africa/Bissau|0|GMT|0|Greenwich Mean Time|Bissau, Gabú, Contumo, Reino de Bandim|Africa/Bissau
Africa/Conakry|0|GMT|0|Greenwich Mean Time|Conakry, Camayenne, Nzérékoré, Kankan|Africa/Conakry
Africa/Dakar|0|GMT|0|Greenwich Mean Time|Dakar, Pikine, Touba, Guédiawaye|Africa/Dakar
America/Danmarkshavn|0|GMT|0|Greenwich Mean Time|Danmarkshavn|America/Danmarkshavn
Africa/Freetown|0|GMT|0|Greenwich Mean Time|Freetown, Kenema, Bo, Koidu|Africa/Freetown
Atlantic/St_Helena|0|GMT|0|Greenwich Mean Time|Jamestown|Atlantic/St_Helena
Africa/Accra|0|GMT|0|Greenwich Mean Time|Kumasi, Accra, Tamale, Takoradi|Africa/Accra
Africa/Lome|0|GMT|0|Greenwich Mean Time|Lomé, Sokodé, Kara, Atakpamé|Africa/Lome
Africa/Monrovia|0|GMT|0|Greenwich Mean Time|Monrovia, Gbarnga, Buchanan, Ganta|Africa/Monrovia
Africa/Nouakchott|0|GMT|0|Greenwich Mean Time|Nouakchott, Nouadhibou, Kiffa, Dar Naim|Africa/Nouakchott
Africa/Ouagadougou|0|GMT|0|Greenwich Mean Time|Ouagadougou, Bobo-Dioulasso, Koudougou, Saaba|Africa/Ouagadougou
Atlantic/Reykjavik|0|GMT|0|Greenwich Mean Time|Reykjavík, Kópavogur, Hafnarfjörður, Reykjanesbær|Atlantic/Reykjavik,Iceland
Africa/Sao_Tome|0|GMT|0|Greenwich Mean Time|São Tomé|Africa/Sao_Tome
Africa/Banjul|0|GMT|0|Greenwich Mean Time|Serekunda, Brikama, Sukuta, Talinding|Africa/Banjul
Europe/Guernsey|0|GMT|1|Guernsey Time|Saint Peter Port|Europe/Guernsey
Europe/Dublin|0|GMT|1|Ireland Time|Dublin, Cork, Limerick, Galway|Europe/Dublin,Eire
Europe/Isle_of_Man|0|GMT|1|Isle of Man Time|Douglas|Europe/Isle_of_Man
Europe/Jersey|0|GMT|1|Jersey Time|Saint Helier|Europe/Jersey
Antarctica/Troll|0|GMT|1|Troll Station Time|Troll|Antarctica/Troll
Europe/London|0|GMT|1|United Kingdom Time|London, Birmingham, Glasgow, Manchester|Europe/London,Europe/Belfast,GB,GB-Eire
Africa/Casablanca|0|WET|0|Western European Time|Casablanca, Rabat, Fes, Tangier|Africa/Casablanca
Africa/El_Aaiun|0|WET|0|Western European Time|Laayoune, Dakhla, Boujdour, El Marsa|Africa/El_Aaiun
Atlantic/Canary|0|WET|1|Western European Time|Las Palmas de Gran Canaria, Santa Cruz de Tenerife, La Laguna, Telde|Atlantic/Canary
Europe/Lisbon|0|WET|1|Western European Time|Lisbon, Porto, Braga, Amadora|Atlantic/Madeira,Europe/Lisbon,Portugal,WET
Atlantic/Faroe|0|WET|1|Western European Time|Tórshavn|Atlantic/Faroe,Atlantic/Faeroe
Africa/Algiers|60|CET|0|Central European Time|Algiers, Oran, Constantine, Annaba|Africa/Algiers
Europe/Andorra|60|CET|1|Central European Time|Andorra la Vella, les Escaldes|Europe/Andorra
Europe/Belgrade|60|CET|1|Central European Time|Belgrade, Niš, Novi Sad, Novi Beograd|Europe/Belgrade
Europe/Berlin|60|CET|1|Central European Time|Berlin, Hamburg, Munich, Köln|Europe/Berlin,Europe/Busingen,Atlantic/Jan_Mayen
Europe/Bratislava|60|CET|1|Central European Time|Bratislava, Košice, Petržalka, Nitra|Europe/Bratislava
Europe/Brussels|60|CET|1|Central European Time|Brussels, Antwerp, Gent, Charleroi|Europe/Brussels,CET,MET
Europe/Budapest|60|CET|1|Central European Time|Budapest, Debrecen, Szeged, Miskolc|Europe/Budapest
Europe/Copenhagen|60|CET|1|Central European Time|Copenhagen, Århus, Odense, Aalborg|Europe/Copenhagen
Europe/Gibraltar|60|CET|1|Central European Time|Gibraltar|Europe/Gibraltar
Europe/Ljubljana|60|CET|1|Central European Time|Ljubljana, Maribor, Celje, Kranj|Europe/Ljubljana
Arctic/Longyearbyen|60|CET|1|Central European Time|Longyearbyen|Arctic/Longyearbyen
Europe/Luxembourg|60|CET|1|Central European Time|Luxembourg, Esch-sur-Alzette, Dudelange|Europe/Luxembourg
Europe/Madrid|60|CET|1|Central European Time|Madrid, Barcelona, Valencia, Zaragoza|Africa/Ceuta,Europe/Madrid
Europe/Monaco|60|CET|1|Central European Time|Monaco|Europe/Monaco
Europe/Oslo|60|CET|1|Central European Time|Oslo, Bergen, Trondheim, Stavanger|Europe/Oslo
Europe/Paris|60|CET|1|Central European Time|Paris, Marseille, Lyon, Toulouse|Europe/Paris
Europe/Podgorica|60|CET|1|Central European Time|Podgorica, Nikšić, Herceg Novi, Pljevlja|Europe/Podgorica
Europe/Prague|60|CET|1|Central European Time|Prague, Brno, Ostrava, Pilsen|Europe/Prague
Europe/Rome|60|CET|1|Central European Time|Rome, Milan, Naples, Turin|Europe/Rome
Europe/Amsterdam|60|CET|1|Central European Time|Rotterdam, Amsterdam, The Hague, Utrecht|Europe/Amsterdam
Europe/San_Marino|60|CET|1|Central European Time|San Marino|Europe/San_Marino
Europe/Malta|60|CET|1|Central European Time|San Pawl il-Baħar, Birkirkara, Mosta, Sliema|Europe/Malta
Europe/Sarajevo|60|CET|1|Central European Time|Sarajevo, Banja Luka, Zenica, Tuzla|Europe/Sarajevo
Europe/Skopje|60|CET|1|Central European Time|Skopje, Kumanovo, Prilep, Bitola|Europe/Skopje
Europe/Stockholm|60|CET|1|Central European Time|Stockholm, Gothenburg, Malmö, Uppsala|Europe/Stockholm
Europe/Tirane|60|CET|1|Central European Time|Tirana, Durrës, Vlorë, Elbasan|Europe/Tirane
Africa/Tunis|60|CET|0|Central European Time|Tunis, Sfax, Sousse, Sukrah|Africa/Tunis
Europe/Vaduz|60|CET|1|Central European Time|Vaduz|Europe/Vaduz
Europe/Vatican|60|CET|1|Central European Time|Vatican City|Europe/Vatican
Europe/Vienna|60|CET|1|Central European Time|Vienna, Graz, Linz, Salzburg|Europe/Vienna
Europe/Warsaw|60|CET|1|Central European Time|Warsaw, Kraków, Wrocław, Łódź|Europe/Warsaw,Poland
Europe/Zagreb|60|CET|1|Central European Time|Zagreb, Split, Rijeka, Osijek|Europe/Zagreb
Europe/Zurich|60|CET|1|Central European Time|Zürich, Geneva, Basel, Lausanne|Europe/Zurich
Africa/Bangui|60|WAT|0|West Africa Time|Bangui, Bimbo, Bégoua, Carnot|Africa/Bangui
Africa/Malabo|60|WAT|0|West Africa Time|Bata, Malabo, Ebebiyin, Añisoc|Africa/Malabo
Africa/Brazzaville|60|WAT|0|West Africa Time|Brazzaville, Pointe-Noire, Dolisie, Nkayi|Africa/Brazzaville
Africa/Porto-Novo|60|WAT|0|West Africa Time|Cotonou, Abomey-Calavi, Porto-Novo, Parakou|Africa/Porto-Novo
Africa/Douala|60|WAT|0|West Africa Time|Douala, Yaoundé, Bamenda, Bafoussam|Africa/Douala
Africa/Kinshasa|60|WAT|0|West Africa Time|Kinshasa, Kikwit, Masina, Mbandaka|Africa/Kinshasa
Africa/Lagos|60|WAT|0|West Africa Time|Lagos, Kano, Ibadan, Abuja|Africa/Lagos
Africa/Libreville|60|WAT|0|West Africa Time|Libreville, Port-Gentil, Franceville, Owendo|Africa/Libreville
Africa/Luanda|60|WAT|0|West Africa Time|Luanda, Mulenvos, Viana, Kikolo|Africa/Luanda
Africa/Ndjamena|60|WAT|0|West Africa Time|N'Djamena, Moundou, Abéché, Sarh|Africa/Ndjamena
Africa/Niamey|60|WAT|0|West Africa Time|Niamey, Maradi, Zinder, Tahoua|Africa/Niamey
Africa/Bujumbura|120|CAT|0|Central Africa Time|Bujumbura, Gitega, Ngozi, Mpanda|Africa/Bujumbura
Africa/Gaborone|120|CAT|0|Central Africa Time|Gaborone, Francistown, Mogoditshane, Maun|Africa/Gaborone
Africa/Harare|120|CAT|0|Central Africa Time|Harare, Bulawayo, Chitungwiza, Mutare|Africa/Harare
Africa/Juba|120|CAT|0|Central Africa Time|Juba, Winejok, Yei, Malakal|Africa/Juba
Africa/Khartoum|120|CAT|0|Central Africa Time|Khartoum, Omdurman, Khartoum North, Nyala|Africa/Khartoum
Africa/Kigali|120|CAT|0|Central Africa Time|Kigali, Gisenyi, Musanze, Nyagatare|Africa/Kigali
Africa/Blantyre|120|CAT|0|Central Africa Time|Lilongwe, Blantyre, Mzuzu, Zomba|Africa/Blantyre
Africa/Lubumbashi|120|CAT|0|Central Africa Time|Lubumbashi, Mbuji-Mayi, Kisangani, Kananga|Africa/Lubumbashi
Africa/Lusaka|120|CAT|0|Central Africa Time|Lusaka, Kitwe, Ndola, Chipata|Africa/Lusaka
Africa/Maputo|120|CAT|0|Central Africa Time|Maputo, Matola, Nampula, Beira|Africa/Maputo
Africa/Windhoek|120|CAT|0|Central Africa Time|Windhoek, Rundu, Walvis Bay, Swakopmund|Africa/Windhoek
Europe/Athens|120|EET|1|Eastern European Time|Athens, Thessaloníki, Pátra, Piraeus|Europe/Athens,EET
Asia/Beirut|120|EET|1|Eastern European Time|Beirut, Tripoli, Sidon, Tyre|Asia/Beirut
Europe/Bucharest|120|EET|1|Eastern European Time|Bucharest, Iaşi, Constanţa, Cluj-Napoca|Europe/Bucharest
Africa/Cairo|120|EET|1|Eastern European Time|Cairo, Alexandria, Giza, Shubrā al Khaymah|Africa/Cairo,Egypt
Europe/Chisinau|120|EET|1|Eastern European Time|Chisinau, Tiraspol, Bălţi, Bender|Europe/Chisinau,Europe/Tiraspol
Asia/Gaza|120|EET|1|Eastern European Time|Gaza, Khān Yūnis, Jabālyā, Hebron|Asia/Gaza,Asia/Hebron
Europe/Helsinki|120|EET|1|Eastern European Time|Helsinki, Espoo, Tampere, Vantaa|Europe/Helsinki
Europe/Kaliningrad|120|EET|0|Eastern European Time|Kaliningrad, Chernyakhovsk, Sovetsk, Baltiysk|Europe/Kaliningrad
Europe/Kyiv|120|EET|1|Eastern European Time|Kyiv, Kharkiv, Odesa, Dnipro|Europe/Kyiv,Europe/Kiev,Europe/Uzhgorod,Europe/Zaporozhye
Europe/Mariehamn|120|EET|1|Eastern European Time|Mariehamn|Europe/Mariehamn
Asia/Nicosia|120|EET|1|Eastern European Time|Nicosia, Limassol, Larnaca, Stróvolos|Asia/Famagusta,Asia/Nicosia,Europe/Nicosia
Europe/Riga|120|EET|1|Eastern European Time|Riga, Daugavpils, Liepāja, Jelgava|Europe/Riga
Europe/Sofia|120|EET|1|Eastern European Time|Sofia, Plovdiv, Varna, Burgas|Europe/Sofia
Europe/Tallinn|120|EET|1|Eastern European Time|Tallinn, Tartu, Narva, Pärnu|Europe/Tallinn
Africa/Tripoli|120|EET|0|Eastern European Time|Tripoli, Benghazi, Misratah, Zliten|Africa/Tripoli,Libya
Europe/Vilnius|120|EET|1|Eastern European Time|Vilnius, Kaunas, Klaipėda, Šiauliai|Europe/Vilnius
Asia/Jerusalem|120|IST|1|Israel Time|Jerusalem, Tel Aviv, Haifa, Rishon LeTsiyyon|Asia/Jerusalem,Asia/Tel_Aviv,Israel
Africa/Johannesburg|120|SAST|0|South Africa Time|Johannesburg, Cape Town, Durban, Pretoria|Africa/Johannesburg
Africa/Mbabane|120|SAST|0|South Africa Time|Manzini, Mbabane, Lobamba|Africa/Mbabane
Africa/Maseru|120|SAST|0|South Africa Time|Maseru, Maputsoe, Mohale's Hoek, Mafeteng|Africa/Maseru
Asia/Kuwait|180|AST|0|Arabian Time|Al Aḩmadī, Ḩawallī, Şabāḩ as Sālim, Al Farwānīyah|Asia/Kuwait
Asia/Bahrain|180|AST|0|Arabian Time|Al Muharraq, Manama, Madīnat Ḩamad, Ar Rifā‘|Asia/Bahrain
Asia/Baghdad|180|AST|0|Arabian Time|Baghdad, Mosul, Erbil, Basrah|Asia/Baghdad
Asia/Qatar|180|AST|0|Arabian Time|Doha, Ar Rayyān, Lusail, Az̧ Z̧a‘āyin|Asia/Qatar
Asia/Riyadh|180|AST|0|Arabian Time|Jeddah, Riyadh, Makkah, Madinah|Asia/Riyadh
Asia/Aden|180|AST|0|Arabian Time|Sanaa, Aden, Taiz, Ibb|Asia/Aden
Africa/Addis_Ababa|180|EAT|0|East Africa Time|Addis Ababa, Jijiga, Gonder, Mek'ele|Africa/Addis_Ababa
Indian/Antananarivo|180|EAT|0|East Africa Time|Antananarivo, Toamasina, Antsirabe, Mahajanga|Indian/Antananarivo
Africa/Asmara|180|EAT|0|East Africa Time|Asmara, Keren, Himora, Af’abet|Africa/Asmara,Africa/Asmera
Africa/Dar_es_Salaam|180|EAT|0|East Africa Time|Dar es Salaam, Mwanza, Dodoma, Zanzibar|Africa/Dar_es_Salaam
Africa/Djibouti|180|EAT|0|East Africa Time|Djibouti, Balbala, Ali Sabih, Dikhil|Africa/Djibouti
Africa/Kampala|180|EAT|0|East Africa Time|Kampala, Nansana, Kira, Bunamwaya|Africa/Kampala
Indian/Mayotte|180|EAT|0|East Africa Time|Mamoudzou, Koungou, Labattoir, Kaouéni|Indian/Mayotte
Africa/Mogadishu|180|EAT|0|East Africa Time|Mogadishu, Borama, Hargeysa, Berbera|Africa/Mogadishu
Indian/Comoro|180|EAT|0|East Africa Time|Moroni, Moutsamoudou, Fomboni|Indian/Comoro
Africa/Nairobi|180|EAT|0|East Africa Time|Nairobi, Kakamega, Mombasa, Nakuru|Africa/Nairobi
Asia/Amman|180|GMT+3|0|Jordan Time|Amman, Zarqa, Irbid, Russeifa|Asia/Amman
Europe/Minsk|180|MSK|0|Moscow Time|Minsk, Homyel', Hrodna, Vitebsk|Europe/Minsk
Europe/Moscow|180|MSK|0|Moscow Time|Moscow, Saint Petersburg, Nizhniy Novgorod, Kazan|Europe/Kirov,Europe/Moscow,Europe/Volgograd,W-SU
Europe/Simferopol|180|MSK|0|Moscow Time|Sevastopol, Simferopol, Kerch, Yevpatoriya|Europe/Simferopol
Antarctica/Syowa|180|SYOT|0|Syowa Time|Syowa|Antarctica/Syowa
Asia/Damascus|180|GMT+3|0|Syria Time|Aleppo, Damascus, Homs, Latakia|Asia/Damascus
Europe/Istanbul|180|TRT|0|Türkiye Time|Istanbul, Ankara, Bursa, İzmir|Europe/Istanbul,Asia/Istanbul,Turkey
Asia/Tehran|210|IRST|0|Iran Time|Tehran, Mashhad, Isfahan, Karaj|Asia/Tehran,Iran
Asia/Yerevan|240|AMT|0|Armenia Time|Yerevan, Gyumri, Vanadzor, Abovyan|Asia/Yerevan
Asia/Baku|240|AZT|0|Azerbaijan Time|Baku, Sumgayit, Ganja, Khirdalan|Asia/Baku
Asia/Tbilisi|240|GET|0|Georgia Time|Tbilisi, Batumi, Kutaisi, Rustavi|Asia/Tbilisi
Asia/Dubai|240|GST|0|Gulf Time|Dubai, Abu Dhabi, Sharjah, Al Ain City|Asia/Dubai
Asia/Muscat|240|GST|0|Gulf Time|Muscat, Seeb, Bawshar, ‘Ibrī|Asia/Muscat
Indian/Mauritius|240|MUT|0|Mauritius Time|Port Louis, Vacoas, Beau Bassin-Rose Hill, Curepipe|Indian/Mauritius
Indian/Reunion|240|RET|0|Réunion Time|Saint-Denis, Saint-Paul, Saint-Pierre, Le Tampon|Indian/Reunion
Europe/Samara|240|SAMT|0|Samara Time|Samara, Saratov, Tolyatti, Izhevsk|Europe/Astrakhan,Europe/Samara,Europe/Saratov,Europe/Ulyanovsk
Indian/Mahe|240|SCT|0|Seychelles Time|Victoria|Indian/Mahe
Asia/Kabul|270|AFT|0|Afghanistan Time|Kabul, Herāt, Mazār-e Sharīf, Kandahār|Asia/Kabul
Indian/Kerguelen|300|FSAT|0|French Southern & Antarctic Time|Port-aux-Français|Indian/Kerguelen
Asia/Almaty|300|GMT+5|0|Kazakhstan Time|Almaty, Astana, Shymkent, Aktobe|Asia/Almaty,Asia/Aqtau,Asia/Aqtobe,Asia/Atyrau,Asia/Oral,Asia/Qostanay,Asia/Qyzylorda
Indian/Maldives|300|MVT|0|Maldives Time|Male|Indian/Maldives
Antarctica/Mawson|300|MAWT|0|Mawson Time|Mawson, Vostok|Antarctica/Mawson,Antarctica/Vostok
Asia/Karachi|300|PKT|0|Pakistan Time|Lahore, Karachi, Peshawar, Faisalabad|Asia/Karachi
Asia/Dushanbe|300|TJT|0|Tajikistan Time|Dushanbe, Isfara, Istaravshan, Kŭlob|Asia/Dushanbe
Asia/Ashgabat|300|TMT|0|Turkmenistan Time|Ashgabat, Türkmenabat, Daşoguz, Mary|Asia/Ashgabat,Asia/Ashkhabad
Asia/Tashkent|300|UZT|0|Uzbekistan Time|Tashkent, Andijon, Namangan, Samarkand|Asia/Samarkand,Asia/Tashkent
Asia/Yekaterinburg|300|YEKT|0|Yekaterinburg Time|Yekaterinburg, Chelyabinsk, Ufa, Perm|Asia/Yekaterinburg
Asia/Colombo|330|IST|0|India Time|Colombo, Dehiwala-Mount Lavinia, Maharagama, Jaffna|Asia/Colombo
Asia/Kolkata|330|IST|0|India Time|Mumbai, Delhi, Bengaluru, Hyderabad|Asia/Kolkata,Asia/Calcutta
Asia/Kathmandu|345|NPT|0|Nepal Time|Kathmandu, Pokhara, Bharatpur, Pātan|Asia/Kathmandu,Asia/Katmandu
Asia/Dhaka|360|BST|0|Bangladesh Time|Dhaka, Chattogram, Gazipur, Khulna|Asia/Dhaka,Asia/Dacca
Asia/Thimphu|360|BTT|0|Bhutan Time|Thimphu, Phuntsholing, Tsirang, Punākha|Asia/Thimphu,Asia/Thimbu
Asia/Urumqi|360|CST|0|China Time|Ürümqi, Shihezi, Korla, Aqsu|Asia/Urumqi,Asia/Kashgar
Indian/Chagos|360|IOT|0|Indian Ocean Time|Chagos|Indian/Chagos
Asia/Bishkek|360|KGT|0|Kyrgyzstan Time|Bishkek, Osh, Manas, Karakol|Asia/Bishkek
Asia/Omsk|360|OMST|0|Omsk Time|Omsk, Tara, Kalachinsk, Isil’kul’|Asia/Omsk
Indian/Cocos|390|CCT|0|Cocos Islands Time|West Island|Indian/Cocos
Asia/Yangon|390|MMT|0|Myanmar Time|Yangon, Mandalay, Nay Pyi Taw, Hlaingthaya|Asia/Yangon,Asia/Rangoon
Indian/Christmas|420|CXT|0|Christmas Island Time|Flying Fish Cove|Indian/Christmas
Antarctica/Davis|420|DAVT|0|Davis Time|Davis|Antarctica/Davis
Asia/Bangkok|420|ICT|0|Indochina Time|Bangkok, Samut Prakan, Mueang Nonthaburi, Chon Buri|Asia/Bangkok
Asia/Ho_Chi_Minh|420|ICT|0|Indochina Time|Ho Chi Minh City, Hanoi, Haiphong, Cần Thơ|Asia/Ho_Chi_Minh,Asia/Saigon
Asia/Phnom_Penh|420|ICT|0|Indochina Time|Phnom Penh, Takeo, Siem Reap, Battambang|Asia/Phnom_Penh
Asia/Vientiane|420|ICT|0|Indochina Time|Vientiane, Savannakhet, Thakhèk, Pakse|Asia/Vientiane
Asia/Hovd|420|HOVT|0|Khovd Time|Ulaangom, Khovd, Ölgii, Altai|Asia/Hovd
Asia/Novosibirsk|420|KRAT|0|Krasnoyarsk Time|Novosibirsk, Krasnoyarsk, Barnaul, Tomsk|Asia/Barnaul,Asia/Krasnoyarsk,Asia/Novokuznetsk,Asia/Novosibirsk,Asia/Tomsk
Asia/Jakarta|420|WIB|0|Western Indonesia Time|Jakarta, Surabaya, Bekasi, Bandung|Asia/Jakarta,Asia/Pontianak
Antarctica/Casey|480|AWST|0|Australian Western Time|Casey|Antarctica/Casey
Australia/Perth|480|AWST|0|Australian Western Time|Perth, Mandurah, Bunbury, Geraldton|Australia/Perth,Australia/West
Asia/Brunei|480|BNT|0|Brunei Time|Bandar Seri Begawan, Sengkurong, Mentiri, Kuala Belait|Asia/Brunei
Asia/Makassar|480|WITA|0|Central Indonesia Time|Makassar, Samarinda, Balikpapan, Denpasar|Asia/Makassar,Asia/Ujung_Pandang
Asia/Macau|480|CST|0|China Time|Macau, Taipa, Sé, Luhuan|Asia/Macau,Asia/Macao
Asia/Shanghai|480|CST|0|China Time|Shanghai, Chongqing, Chengdu, Beijing|Asia/Shanghai,Asia/Chongqing,Asia/Chungking,Asia/Harbin,PRC
Asia/Hong_Kong|480|HKT|0|Hong Kong Time|Hong Kong, Victoria, Tuen Mun, Sha Tin|Asia/Hong_Kong,Hongkong
Asia/Irkutsk|480|IRKT|0|Irkutsk Time|Irkutsk, Ulan-Ude, Bratsk, Angarsk|Asia/Irkutsk
Asia/Kuala_Lumpur|480|MYT|0|Malaysia Time|Kuala Lumpur, Johor Bahru, Kampung Baru Subang, Petaling Jaya|Asia/Kuala_Lumpur,Asia/Kuching
Asia/Manila|480|PST|0|Philippine Time|Quezon City, Davao, Caloocan, Manila|Asia/Manila
Asia/Singapore|480|SGT|0|Singapore Time|Singapore, Ulu Bedok, Bedok New Town, Sengkang New Town|Asia/Singapore,Singapore
Asia/Taipei|480|CST|0|Taiwan Time|Taipei, New Taipei City, Taichung, Kaohsiung|Asia/Taipei,ROC
Asia/Ulaanbaatar|480|ULAT|0|Ulaanbaatar Time|Ulan Bator, Erdenet, Darhan, Choibalsan|Asia/Ulaanbaatar,Asia/Choibalsan,Asia/Ulan_Bator
Australia/Eucla|525|ACWST|0|Australian Central Western Time|Eucla|Australia/Eucla
Asia/Jayapura|540|WIT|0|Eastern Indonesia Time|Jayapura, Ambon, Sorong, Ternate|Asia/Jayapura
Asia/Tokyo|540|JST|0|Japan Time|Tokyo, Yokohama, Osaka, Nagoya|Asia/Tokyo,Japan
Asia/Pyongyang|540|KST|0|Korean Time|Pyongyang, Hamhŭng, Namp’o, Sunch’ŏn|Asia/Pyongyang
Asia/Seoul|540|KST|0|Korean Time|Seoul, Busan, Incheon, Daegu|Asia/Seoul,ROK
Pacific/Palau|540|PWT|0|Palau Time|Ngerulmud|Pacific/Palau
Asia/Dili|540|TLT|0|Timor-Leste Time|Dili, Maliana, Suai, Likisá|Asia/Dili
Asia/Chita|540|YAKT|0|Yakutsk Time|Chita, Yakutsk, Blagoveshchensk, Belogorsk|Asia/Chita,Asia/Khandyga,Asia/Yakutsk
Australia/Adelaide|570|ACST|1|Australian Central Time|Adelaide, Adelaide Hills, Mount Gambier, Mount Barker|Australia/Adelaide,Australia/Broken_Hill,Australia/South,Australia/Yancowinna
Australia/Darwin|570|ACST|0|Australian Central Time|Darwin, Palmerston, Alice Springs|Australia/Darwin,Australia/North
Australia/Brisbane|600|AEST|0|Australian Eastern Time|Brisbane, Gold Coast, Sunshine Coast, Logan City|Australia/Brisbane,Australia/Lindeman,Australia/Queensland
Australia/Sydney|600|AEST|1|Australian Eastern Time|Sydney, Melbourne, Newcastle, Canberra|Antarctica/Macquarie,Australia/Hobart,Australia/Melbourne,Australia/Sydney,Australia/ACT,Australia/Canberra,Australia/Currie,Australia/NSW,Australia/Tasmania,Australia/Victoria
Pacific/Guam|600|ChST|0|Chamorro Time|Dededo Village, Yigo Village, Tamuning-Tumon-Harmon Village, Mangilao Village|Pacific/Guam
Pacific/Saipan|600|ChST|0|Chamorro Time|Saipan|Pacific/Saipan
Pacific/Chuuk|600|CHUT|0|Chuuk Time|Chuuk|Pacific/Chuuk,Pacific/Truk
Antarctica/DumontDUrville|600|DDUT|0|Dumont d’Urville Time|DumontDUrville|Antarctica/DumontDUrville
Pacific/Port_Moresby|600|PGT|0|Papua New Guinea Time|Port Moresby, Lae, Mount Hagen, Popondetta|Pacific/Port_Moresby,Pacific/Yap
Asia/Vladivostok|600|VLAT|0|Vladivostok Time|Khabarovsk, Vladivostok, Komsomolsk-on-Amur, Ussuriysk|Asia/Ust-Nera,Asia/Vladivostok
Australia/Lord_Howe|630|LHST|1|Lord Howe Time|Lord Howe|Australia/Lord_Howe,Australia/LHI
Pacific/Bougainville|660|BST|0|Bougainville Time|Arawa|Pacific/Bougainville
Pacific/Kosrae|660|KOST|0|Kosrae Time|Kosrae, Palikir|Pacific/Kosrae,Pacific/Pohnpei,Pacific/Ponape
Asia/Sakhalin|660|MAGT|0|Magadan Time|Yuzhno-Sakhalinsk, Magadan, Korsakov, Kholmsk|Asia/Magadan,Asia/Sakhalin,Asia/Srednekolymsk
Pacific/Noumea|660|NCT|0|New Caledonia Time|Nouméa, Mont-Dore, Dumbéa|Pacific/Noumea
Pacific/Norfolk|660|NFT|1|Norfolk Island Time|Kingston|Pacific/Norfolk
Pacific/Guadalcanal|660|SBT|0|Solomon Islands Time|Honiara, Tandai, Malango|Pacific/Guadalcanal
Pacific/Efate|660|VUT|0|Vanuatu Time|Port-Vila|Pacific/Efate
Pacific/Fiji|720|FJT|0|Fiji Time|Nasinu, Suva, Lautoka, Nadi|Pacific/Fiji
Pacific/Tarawa|720|GILT|0|Gilbert Islands Time|Tarawa|Pacific/Tarawa
Asia/Kamchatka|720|PETT|0|Kamchatka Time|Petropavlovsk-Kamchatsky, Yelizovo, Vilyuchinsk, Anadyr|Asia/Anadyr,Asia/Kamchatka
Pacific/Majuro|720|MHT|0|Marshall Islands Time|Majuro, Dalap-Uliga-Dorrit, Kwajalein|Pacific/Kwajalein,Pacific/Majuro,Kwajalein
Pacific/Nauru|720|NRT|0|Nauru Time|Yaren|Pacific/Nauru
Pacific/Auckland|720|NZST|1|New Zealand Time|Auckland, Christchurch, Wellington, Manukau City|Pacific/Auckland,Antarctica/South_Pole,NZ
Antarctica/McMurdo|720|NZST|1|New Zealand Time|McMurdo|Antarctica/McMurdo
Pacific/Funafuti|720|TVT|0|Tuvalu Time|Funafuti|Pacific/Funafuti
Pacific/Wake|720|WAKT|0|Wake Island Time|Wake|Pacific/Wake
Pacific/Wallis|720|WFT|0|Wallis & Futuna Time|Mata-Utu|Pacific/Wallis
Pacific/Chatham|765|CHAST|1|Chatham Time|Chatham|Pacific/Chatham,NZ-CHAT
Pacific/Kanton|780|PHOT|0|Phoenix Islands Time|Kanton|Pacific/Kanton,Pacific/Enderbury
Pacific/Apia|780|WST|0|Samoa Time|Apia|Pacific/Apia
Pacific/Fakaofo|780|TKT|0|Tokelau Time|Fakaofo|Pacific/Fakaofo
Pacific/Tongatapu|780|TOT|0|Tonga Time|Nuku‘alofa|Pacific/Tongatapu
Pacific/Kiritimati|840|LINT|0|Line Islands Time|Kiritimati|Pacific/Kiritimati`;
