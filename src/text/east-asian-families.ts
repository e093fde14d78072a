/**
 * Family names in Chinese and Korean characters and how they are written in Latin letters: tables of the commonest, because characters do not tell their
 * sound. Enough to say that a list in Latin letters may be the one in characters; never that it is not, for a character has other readings.
 */

/** Characters, simplified and traditional, with what Mandarin, Cantonese, Taiwan and Korea make of them. */
const CHINESE =
  '王:wang,wong 李:li,lee,yi,rhee 张張:zhang,chang,cheung,jang 刘劉:liu,lau,liou,yoo,ryu 陈陳:chen,chan,tan,jin 杨楊:yang,yeung,young 黄黃:huang,wong,hwang 赵趙:zhao,chao,chiu,cho,jo 吴吳:wu,ng,oh 周:zhou,chou,chow,joo 徐:xu,hsu,tsui,seo,suh ' +
  '孙孫:sun,suen,son 马馬:ma 朱:zhu,chu,joo 胡:hu,wu 郭:guo,kuo,kwok,kwak 何:he,ho,ha 高:gao,kao,ko,koh 林:lin,lam,lim,im 罗羅:luo,lo,law,ra,na 郑鄭:zheng,cheng,jung,jeong,chung 梁:liang,leung,yang 谢謝:xie,hsieh,tse 宋:song,sung 唐:tang,tong ' +
  '许許:xu,hsu,hui,heo,hur 韩韓:han,hon 冯馮:feng,fung 邓鄧:deng,teng,tang 曹:cao,tsao,cho 彭:peng,pang 曾:zeng,tseng,tsang 肖萧蕭:xiao,hsiao,siu 田:tian,tien 董:dong,tung 袁:yuan,yuen,won 潘:pan,poon 于:yu 蒋蔣:jiang,chiang 蔡:cai,tsai,choi,chae 余:yu,yee ' +
  '杜:du,tu 叶葉:ye,yeh,yip 程:cheng,ching 苏蘇:su,so 魏:wei 吕呂:lu,lyu,lui 丁:ding,ting,chung 任:ren,jen,yam,im 沈:shen,sum,sim,shim 姚:yao,yiu 卢盧:lu,lo,no,roh 姜:jiang,chiang,kang 崔:cui,tsui,choi 钟鍾鐘:zhong,chung 谭譚:tan,tam 陆陸:lu,luk 汪:wang 范:fan ' +
  '金:jin,chin,kim,gim 石:shi,shih,seok 廖:liao,liu 贾賈:jia,chia 夏:xia,hsia,ha 韦韋:wei,wai 付傅:fu 方:fang,fong,bang 白:bai,pai,baek,paik 邹鄒:zou,tsou 孟:meng,maeng 熊:xiong,hsiung 秦:qin,chin,jin 邱:qiu,chiu 江:jiang,chiang,kong 尹:yin,yoon,yun 薛:xue,hsueh ' +
  '闫阎閻:yan,yen 段:duan,tuan 雷:lei,lui 侯:hou,hau 龙龍:long,lung 史:shi,shih 陶:tao,tou 黎:li,lai 贺賀:he,ho 顾顧:gu,ku,koo 毛:mao 郝:hao 龚龔:gong,kung 邵:shao,siu 万萬:wan,man 钱錢:qian,chien,chin 严嚴:yan,yen,yim 覃:qin,tan 武:wu 戴:dai,tai 莫:mo,mok 孔:kong,kung,gong ' +
  '向:xiang 汤湯:tang,tong 朴:park,piao,bak,pak 文:wen,moon 安:an,ahn 申:shen,shin,sin 柳:liu,yoo,ryu 全:quan,jeon 洪:hong,hung 权權:quan,kwon 裴:pei,bae 欧阳歐陽:ouyang 司马司馬:sima 诸葛諸葛:zhuge 上官:shangguan';
const KOREAN =
  '김:kim,gim 이:lee,yi,rhee,li 박:park,bak,pak 최:choi,choe 정:jung,jeong,chung,cheong 강:kang,gang 조:cho,jo 윤:yoon,yun 장:jang,chang 임:lim,im,rim 한:han 오:oh 서:seo,suh,so 신:shin,sin 권:kwon,gwon 황:hwang 안:ahn,an 송:song 류:ryu,yoo,yu 유:yoo,yu,ryu 전:jeon,chun,jun ' +
  '홍:hong 고:ko,go,koh 문:moon,mun 양:yang 손:son,sohn 배:bae,pae 백:baek,paik 허:heo,hur,huh 남:nam 심:shim,sim 노:noh,roh,no 하:ha 곽:kwak,gwak 성:sung,seong 차:cha 주:joo,ju 우:woo,wu 구:koo,ku,gu 민:min 진:jin,chin 지:ji,jee 엄:eom,um 나:na,ra';
const JAPANESE =
  '佐藤:sato 鈴木:suzuki 高橋:takahashi 田中:tanaka 伊藤:ito 渡辺:watanabe 渡邊:watanabe 山本:yamamoto 中村:nakamura 小林:kobayashi 加藤:kato 吉田:yoshida 山田:yamada 佐々木:sasaki 山口:yamaguchi 松本:matsumoto 井上:inoue 木村:kimura 斎藤:saito 斉藤:saito 齋藤:saito 清水:shimizu 山崎:yamazaki,yamasaki ' +
  '池田:ikeda 橋本:hashimoto 阿部:abe 石川:ishikawa 山下:yamashita 中島:nakajima,nakashima 石井:ishii 小川:ogawa 前田:maeda 岡田:okada 長谷川:hasegawa 藤田:fujita 後藤:goto 近藤:kondo 村上:murakami 遠藤:endo 青木:aoki 坂本:sakamoto 福田:fukuda 太田:ota,ohta 西村:nishimura 藤井:fujii 金子:kaneko 岡本:okamoto ' +
  '中川:nakagawa 中野:nakano 原田:harada 松田:matsuda 竹内:takeuchi 小野:ono 田村:tamura 中山:nakayama 和田:wada 石田:ishida 上田:ueda 森田:morita 柴田:shibata 酒井:sakai 工藤:kudo 横山:yokoyama 宮崎:miyazaki 内田:uchida 高木:takagi 安藤:ando 谷口:taniguchi 大野:ono,ohno 丸山:maruyama 今井:imai';

/** A character or two, or three, with its readings; of "张張" either stands for itself, of names of two characters both belong together. */
function tableOf(text: string, single: boolean): readonly (readonly [string, readonly string[]])[] {
  return text.split(' ').flatMap((pair) => {
    const [characters = '', readings = ''] = pair.split(':');
    const size = !single ? characters.length : characters.length === 4 ? 2 : 1;
    const names = characters.match(size === 1 ? /./gu : size === 2 ? /../gu : /.+/gu) ?? [];
    return (characters === '上官' ? [characters] : names).map((name): readonly [string, readonly string[]] => [name, readings.split(',')]);
  });
}

const READINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ...tableOf(CHINESE, true),
  ...tableOf(KOREAN, true),
  ...tableOf(JAPANESE, false),
]);
const LONGEST = 3;

/**
 * How the family name of somebody whose name is in characters may stand in Latin letters; empty where the table does not have it. Takes the name, family first;
 * a syllable of Hangul may be in its parts, as folding leaves it.
 */
export function readingsOf(printed: string): readonly string[] {
  const name = printed.normalize('NFC');
  for (let length = Math.min(LONGEST, name.length - 1); length > 0; length -= 1) {
    const readings = READINGS.get(name.slice(0, length));
    if (readings !== undefined) return readings;
  }
  return [];
}
