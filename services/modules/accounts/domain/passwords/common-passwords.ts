/** First guesses of eight characters and more, international ones and those of Persian speakers; folded to lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
  password password1 password12 password123 password1234 password! passw0rd p@ssw0rd p@ssword passwort passw0rd1
  12345678 123456789 1234567890 0123456789 87654321 987654321 0987654321 12341234 11223344 1122334455 12344321
  123123123 147258369 159753456 741852963 789456123 123654789 147852369 963852741 789654123 456789123 13579246
  135792468 24681357 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234
  qwerty12345 qwertyqwerty 1qazxsw2 zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123
  zxcvbnma qazwsxedc qazwsx123 qwer1234 1234qwer q1w2e3r4 q1w2e3r4t5 abcd1234 1234abcd abc12345 abcdefgh abcdefg1
  abc123456 a1b2c3d4 a12345678 a123456789 aa123456 aa12345678 admin123 admin1234 admin12345 administrator
  adminadmin rootroot root1234 toor1234 letmein1 letmein123 welcome1 welcome123 welcome1234 iloveyou iloveyou1
  iloveyou2 iloveyou123 iloveyou! loveyou1 lovelove lovelove1 mylove123 sunshine sunshine1 princess princess1
  football football1 football123 baseball baseball1 basketball superman superman1 batman123 spiderman pokemon1
  dragon123 dragonball monkey123 shadow123 master123 michael1 jennifer jessica1 ashley123 charlie1 jordan23
  michelle computer computer1 internet internet1 samsung1 samsung123 iphone123 whatever whatever1 trustno1
  starwars starwars1 startrek changeme changeme1 changeme123 default1 secret123 test1234 test12345 testtest
  testing1 testing123 guest123 guestguest user1234 useruser temp1234 temppass hello123 hello1234 hellohello
  freedom1 success1 diamond1 silver123 golden123 cheese123 chocolate butterfly elephant mustang1 corvette ferrari1
  mercedes porsche1 yamaha123 hondacivic liverpool liverpool1 chelsea1 chelsea123 arsenal1 arsenal123 barcelona
  barcelona1 realmadrid realmadrid1 manchester juventus juventus1 acmilan1 bayern123 perspolis perspolis1
  perspolis123 persepolis persepolis1 persepolis123 esteghlal esteghlal1 esteghlal123 sepahan1 sepahan123
  traktor123 iran1234 iran12345 iran123456 iraniran irani123 tehran123 tehran1234 tehrantehran tehran021
  mashhad123 mashhad1 isfahan1 isfahan123 esfahan1 esfahan123 shiraz123 shiraz071 tabriz123 tabriz041 ahvaz123
  kerman123 rasht1234 gilan1234 salam123 salam1234 salam12345 salamsalam khoda123 khodaya1 yaali110 yaali1234
  yaali123 ali12345 ali123456 aliali110 ali110110 mohammad mohammad1 mohammad12 mohammad123 mohamad1 mohamad123
  mohammadreza mohamadreza alireza1 alireza12 alireza123 alireza1234 hossein1 hossein12 hossein123 hosein123
  hassan123 reza1234 reza12345 rezareza amir1234 amir12345 amirali1 amirali123 amirhossein amirhosein mahdi123
  mahdi1234 mehdi123 mehdi1234 saeed123 saeid123 hamid123 majid123 vahid123 omid1234 milad123 milad1234 ahmad123
  ahmadreza masoud123 behzad123 farhad123 fatemeh1 fatemeh123 fateme123 fatima123 zahra123 zahra1234 maryam123
  maryam1234 sara1234 sarasara narges123 nazanin1 nazanin123 mahsa123 elham123 samira123 asemane1 eshgham1
  eshgh123 asheghetam asheghetam1 dooset123 doosetdaram dosetdaram azizam123 azizam12 nafasam1 jigaram1 golgoli1
  parvaneh parastoo setareh1 setareh123 khorshid bahar123 bahar1234 baharan1 zendegi1 zendegi123 khoshgel donya123
  ghazal123 mobile123 nokia1234 hamrah123 irancell irancell1 rightel1 filmfilm film1234 movie123 movies123
  serial123 cinema123 cinema1234 parde123 parde1234 pardeparde netflix1 netflix123 gameofthrones breakingbad
  harrypotter lordoftherings thegodfather matrix123 matrix1234 titanic1 avatar123 avengers avengers1 ironman1
  ironman123 captain1 wolverine deadpool spartacus gladiator qwe123456 qweqweqwe qweasdzxc qweasd123 asd123456
  zxc123456 asdzxc123 zxcasdqwe poiuytre poiuytrewq lkjhgfdsa mnbvcxz1 mnbvcxza 0okm9ijn qwerasdf asdfqwer
  zxcvasdf 1a2b3c4d 1z2x3c4v z1x2c3v4 12qwaszx qwaszx12 1qw23er4 112233445566 121212121 123321123 1233211234567
  1234512345 12345678a 12345678q 123456789a 123456789q 1234567891 12345678910 123456780 123456781 123456787
  1234567890q 1234567890a 123456asd 123456abc 123456qwe 123qweasd 123qwe123 123asd123 123abc123 100200300
  1002003004 10203040 102030405 20202020 2000200020 19901990 19911991 13701370 13751375 13801380 13601360 01012000
  01011990 31121999 09121234567 09120000000 09123456789 09350000000 09351234567 00000000 000000000 1111111111
  22222222 55555555 77777777 88888888 99999999 aaaaaaaa zzzzzzzz facebook facebook1 google123 telegram telegram1
  telegram123 instagram instagram1 whatsapp whatsapp1 youtube1 youtube123 linkedin linkedin1 twitter1 twitter123
  yahoo1234 gmail1234 hotmail1 hotmail123 windows1 windows10 windows123 microsoft ubuntu123 linux1234 oracle123
  cisco1234 killer123 hunter123 hunter12 ranger123 soccer123 hockey123 tigger123 flower123 summer123 summer2020
  summer2021 summer2022 summer2023 summer2024 winter123 winter2020 winter2021 winter2022 winter2023 winter2024
  spring2023 spring2024 autumn2023 january1 february september november december monday123 sunday123 orange123
  purple123 yellow123 black123 blackblack white123 green123 blue1234 red12345 rainbow1 unicorn1 cookie123
  banana123 apple123 pepper123 ginger123 buster123 bailey123 maggie123 daniel123 matthew1 andrew123 joshua123
  anthony1 william1 robert123 thomas123 george123 richard1 patrick1 victoria alexander alexandra nicholas
  christian christopher elizabeth stephanie samantha isabella sebastian benjamin jonathan zachary1 veronica
  francis1 passpass pass1234 pass12345 pass123456 mypassword mypassword1 mypass123 newpassword newpass1 newpass123
  oldpassword thepassword nopassword passwordpassword password01 password11 password99 password2020 password2021
  password2022 password2023 password2024 password@123 p@ssw0rd1 p@ssw0rd123 pa$$w0rd pa55word pa55w0rd passwords
  drowssap letmeinnow openseasame opensesame blink182 metallica metallica1 linkinpark eminem123 slipknot nirvana1
  beatles1 rockstar rockyou1 rockyou123 snoopy123 mickey123 scooby123 garfield pikachu1 naruto123 minecraft
  minecraft1 fortnite fortnite1 roblox123 callofduty counterstrike playstation xbox360123 nintendo gta12345
  gtasanandreas
  `
    .trim()
    .split(/\s+/),
);
