/**
 * Templates of citation styles in Arabic, Persian and Hebrew lists; for the letters of the fields see `styles.ts`. Which language's
 * words stand between the fields is mixed on purpose: the model learns the marks and the order, the words it knows by class.
 */
import type { Kind } from './styles.ts';

export const RTL_STYLES: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  article: [
    `{A}، {T}، {C}، <volume|المجلد {V}>، <issue|العدد {I}>، {Y}، <pages|ص {P}>.`,
    `{A}، "{T}"، {C}، <volume|مج {V}>، <issue|ع {I}>، ({Y})، <pages|ص ص {P}>.`,
    `{A} ({Y}). {T}. {C}، <volume|{V}>(<issue|{I}>)، <pages|{P}>.`,
    `{A}: «{T}»، {C}، <issue|العدد {I}>، {Y}م، <pages|ص{P}>.`,
    `{A}. ({Y}). {T}. {C}، <volume|م{V}>، <issue|ع{I}>: <pages|{P}>.`,
    `{A} ({Y}). {T}. {C}, <volume|{V}>(<issue|{I}>), <pages|{P}>.`,
    `{A} (<date|{Y}>). «{T}». {C}. <volume|دوره {V}>، <issue|شماره {I}>، <pages|ص {P}>.`,
    `{A}، «{T}»، {C}، <volume|س {V}>، <issue|ش {I}>، {Y}، <pages|صص {P}>.`,
    `{A}, "{T}", {C}, <volume|כרך {V}>, <issue|חוברת {I}> ({Y}), <pages|עמ' {P}>.`,
    `{A}, "{T}", {C} <volume|{V}> ({Y}), <pages|עמ' {P}>.`,
    `{A} ({Y}). {T}. {C}, <volume|{V}>, <pages|{P}>.`,
    `{A}؛ {T}؛ {C}؛ {Y}؛ <pages|{P}>.`,
    `{A}، {T}، {C}، {Y}.`,
  ],
  book: [
    `{A}، {T}، {B}، {L}، {Y}.`,
    `{A}، {T}، {B}، {L}، <edition|ط{N}>، {Y}م.`,
    `{A}: {T}، <edition|الطبعة {N}>، {B}، {L}، {Y}، <pages|ص {P}>.`,
    `{A} ({Y}). {T}. {L}: {B}.`,
    `{A}. {T}. {L}: {B}، {Y}.`,
    `{A}، {T}، <editor|تحقيق: {E}>، {L}: {B}، {Y}، <volume|ج{V}>، <pages|ص{P}>.`,
    `{A}؛ {T}، {L}، {B}، {Y}.`,
    `{A}، {T}، <translator|ترجمة {K}>، {L}، {B}، {Y}.`,
    `{A}، {T}، {L}: {B}، <edition|چاپ {N}>، {Y}.`,
    `{A} ({Y}). {T}. <translator|ترجمه {K}>. {L}: {B}.`,
    `{A}, {T}, {L}: {B}, {Y}.`,
    `{A}, {T}, {B}, {L} {Y}.`,
    `{A} ({Y}). {T}. {L}: {B}.`,
    `{A} (<editor|עורך>), {T}, {L} {Y}.`,
    `{A}، {T} ({L}: {B}، {Y})، <pages|ص {P}>.`,
    `{A}، {T}، ({B}، {L}، {Y})، <volume|{V}>/<pages|{P}>.`,
  ],
  chapter: [
    `{A}، "{T}"، <container|في: {C}>، <editor|تحرير {E}>، {L}: {B}، {Y}، <pages|ص {P}>.`,
    `{A} ({Y}). {T}. <container|في {C}>. {L}: {B}، <pages|{P}>.`,
    `{A}, "{T}", <editor|בתוך: {E} (עורך),> {C}, {L}: {B}, {Y}, <pages|עמ' {P}>.`,
    `{A}، «{T}»، <container|در {C}>، <editor|به کوشش {E}>، {L}: {B}، {Y}، <pages|ص {P}>.`,
  ],
  thesis: [
    `{A}، {T}، <genre|رسالة ماجستير>، {H}، {Y}.`,
    `{A} ({Y}). {T}. <genre|أطروحة دكتوراه غير منشورة>، {H}، {L}.`,
    `{A} ({Y}). {T}. <genre|پایان‌نامه کارشناسی ارشد>، {H}.`,
    `{A}, {T}, <genre|עבודת דוקטור>, {H}, {Y}.`,
  ],
  web: [
    `{A}، {T}، {U}، <note|تاريخ الاطلاع {X}>.`,
    `{A} ({Y}). {T}. <url|متاح على: {U}>.`,
    `{A}, {T}, {U} <note|(נדלה ב-{X})>.`,
    `{T}، {U}.`,
  ],
};
