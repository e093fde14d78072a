;; The innermost loop of the parser: the rows of some features, summed sixteen bytes at a time (rows.ts tells what lies where).
;; `npx tsx scripts/rows-code.ts` makes rows-code.ts of it; `addPlainly` of rows.ts does the same where no WebAssembly is to be had.
(module
  (memory (import "rows" "memory") 1)
  ;; Where things begin, in bytes, and how a key is cut down to a place.
  (global $hot (import "rows" "hot") i32)
  (global $hotShift (import "rows" "hotShift") i32)
  (global $moves (import "rows" "moves") i32)
  (global $groups (import "rows" "groups") i32)
  (global $slots (import "rows" "slots") i32)
  (global $mask (import "rows" "mask") i32)
  (global $bits (import "rows" "bits") i32)
  (global $bitShift (import "rows" "bitShift") i32)
  ;; Work space: rows that were found at their place, and keys that were not.
  (global $found (import "rows" "found") i32)
  (global $missed (import "rows" "missed") i32)

  ;; Adds the rows of the hashes from $at to $end, two sums that were made before, and puts the sum at $into: 24 numbers of 16 bits.
  (func (export "add") (param $at i32) (param $end i32) (param $one i32) (param $other i32) (param $into i32)
    (local $key i32) (local $row i32) (local $bit i32) (local $gone i32) (local $near i32) (local $far i32)
    (local $a v128) (local $b v128) (local $c v128)
    (local.set $a (i16x8.add (v128.load (local.get $one)) (v128.load (local.get $other))))
    (local.set $b (i16x8.add (v128.load offset=16 (local.get $one)) (v128.load offset=16 (local.get $other))))
    (local.set $c (i16x8.add (v128.load offset=32 (local.get $one)) (v128.load offset=32 (local.get $other))))
    (local.set $near (global.get $found))
    (local.set $far (global.get $missed))

    ;; First all places are asked for, one after the other without waiting for memory and without a jump that is guessed wrong.
    (block $asked (loop $ask
      (br_if $asked (i32.ge_u (local.get $at) (local.get $end)))
      (local.set $key (i32.load (local.get $at)))
      (local.set $key (i32.or (local.get $key) (i32.eqz (local.get $key))))
      (local.set $row
        (i32.mul (i32.const 0x2c1b3c6d)
          (i32.xor (local.get $key)
            (i32.mul (i32.const 0x85ebca6b)
              (i32.load16_u (i32.add (global.get $moves) (i32.shl (i32.and (local.get $key) (global.get $groups)) (i32.const 1))))))))
      (local.set $row (i32.add (global.get $hot) (i32.shl (i32.shr_u (local.get $row) (global.get $hotShift)) (i32.const 5))))
      (local.set $gone (i32.ne (i32.load (local.get $row)) (local.get $key)))
      (i32.store (local.get $near) (local.get $row))
      (i32.store (local.get $far) (local.get $key))
      (local.set $near (i32.add (local.get $near) (i32.shl (i32.eqz (local.get $gone)) (i32.const 2))))
      (local.set $far (i32.add (local.get $far) (i32.shl (local.get $gone) (i32.const 2))))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (br $ask)))

    ;; Then the rows, which are near by now, are added.
    (local.set $at (global.get $found))
    (block $added (loop $add
      (br_if $added (i32.ge_u (local.get $at) (local.get $near)))
      (local.set $row (i32.load (local.get $at)))
      (local.set $a (i16x8.add (local.get $a) (v128.load8x8_s offset=4 (local.get $row))))
      (local.set $b (i16x8.add (local.get $b) (v128.load8x8_s offset=12 (local.get $row))))
      (local.set $c (i16x8.add (local.get $c) (v128.load8x8_s offset=20 (local.get $row))))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (br $add)))

    ;; The others are looked for in the large table; most are known by their bit not to be there.
    (local.set $at (global.get $missed))
    (block $sought (loop $seek
      (br_if $sought (i32.ge_u (local.get $at) (local.get $far)))
      (local.set $key (i32.load (local.get $at)))
      (local.set $at (i32.add (local.get $at) (i32.const 4)))
      (local.set $bit (i32.shr_u (local.get $key) (global.get $bitShift)))
      (br_if $seek (i32.eqz (i32.and (i32.const 1)
        (i32.shr_u (i32.load (i32.add (global.get $bits) (i32.shl (i32.shr_u (local.get $bit) (i32.const 5)) (i32.const 2)))) (local.get $bit)))))
      (local.set $bit (i32.and (local.get $key) (global.get $mask)))
      (block $here (loop $next
        (local.set $row (i32.add (global.get $slots) (i32.shl (local.get $bit) (i32.const 5))))
        (br_if $here (i32.eq (i32.load (local.get $row)) (local.get $key)))
        (br_if $seek (i32.eqz (i32.load (local.get $row))))
        (local.set $bit (i32.and (i32.add (local.get $bit) (i32.const 1)) (global.get $mask)))
        (br $next)))
      (local.set $a (i16x8.add (local.get $a) (v128.load8x8_s offset=4 (local.get $row))))
      (local.set $b (i16x8.add (local.get $b) (v128.load8x8_s offset=12 (local.get $row))))
      (local.set $c (i16x8.add (local.get $c) (v128.load8x8_s offset=20 (local.get $row))))
      (br $seek)))

    (v128.store (local.get $into) (local.get $a))
    (v128.store offset=16 (local.get $into) (local.get $b))
    (v128.store offset=32 (local.get $into) (local.get $c))))
