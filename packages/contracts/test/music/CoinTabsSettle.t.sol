// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {CoinTabs} from "../../src/music/CoinTabs.sol";
import {ICoinTabs} from "../../src/music/interfaces/ICoinTabs.sol";
import {Vm} from "../Vm.sol";
import {TabWorld} from "./TabWorld.sol";

contract CoinTabsSettleTest is TabWorld {
    function setUp() public {
        _prepare();
    }

    function _other(uint256 salt) private view returns (ICoinTabs.Terms memory terms) {
        terms = _terms();
        terms.salt = bytes32(salt);
    }

    function _ofAdded(ICoinTabs.Terms memory terms, uint24 round, uint96 amount)
        private
        view
        returns (ICoinTabs.Settlement memory)
    {
        return _signed(terms, ADDED_KEY, round, _line(songs[0], amount));
    }

    function test_PaysThePayeesOfEachSong() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](3);
        lines[0] = ICoinTabs.Line(songs[0], 2, 4e18 + 3);
        lines[1] = ICoinTabs.Line(songs[1], 0, 5);
        lines[2] = ICoinTabs.Line(songs[2], 1, 10);
        for (uint256 i = 0; i < 3; ++i) {
            vm.expectEmit(address(tabs));
            emit ICoinTabs.Charged(
                lines[i].songId, LISTENER, _idOf(terms), address(token), lines[i].plays, lines[i].amount
            );
        }
        _settle(_signed(terms, SESSION_KEY, 0, lines));
        vm.assertEq(token.balanceOf(BOB), 3e18 + 3 + 5);
        // The first payee of the third song gets 3.333 and the remainders of the two others.
        vm.assertEq(token.balanceOf(CAROL), 1e18 + 4);
        vm.assertEq(token.balanceOf(vm.addr(77)), 3);
        vm.assertEq(token.balanceOf(vm.addr(78)), 3);
        vm.assertEq(_stateOf(terms).settled, 4e18 + 18);
        vm.assertEq(_stateOf(terms).deposited, DEPOSIT);
        vm.assertEq(_stateOf(terms).round, 1);
        vm.assertEq(token.balanceOf(address(tabs)), DEPOSIT - 4e18 - 18);
    }

    function test_PaysASongOncePerBatch() public {
        ICoinTabs.Settlement[] memory batch = new ICoinTabs.Settlement[](3);
        for (uint256 i = 0; i < 3; ++i) {
            ICoinTabs.Terms memory terms = _other(i);
            _open(terms);
            batch[i] = _signed(terms, SESSION_KEY, 0, _line(songs[i % 2], 2));
        }
        vm.recordLogs();
        _settle(batch);
        // Three charges, and transfers to two payees of one song and the payee of the other.
        Vm.Log[] memory logs = vm.getRecordedLogs();
        vm.assertEq(logs.length, 6);
        vm.assertEq(token.balanceOf(CAROL), 1);
        vm.assertEq(token.balanceOf(BOB), 5);
    }

    function test_LinesOfTheSameSongAddUp() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](2);
        lines[0] = ICoinTabs.Line(songs[1], 1, 3);
        lines[1] = ICoinTabs.Line(songs[1], 2, 4);
        _settle(_signed(terms, SESSION_KEY, 0, lines));
        vm.assertEq(token.balanceOf(BOB), 7);
    }

    function test_TheNextVoucherIsOfTheNextRound() public {
        ICoinTabs.Terms memory terms = _opened();
        _settle(_voucher(terms, 0, 4));
        _settle(_voucher(terms, 1, 8));
        vm.assertEq(_stateOf(terms).settled, 12);
        vm.assertEq(_stateOf(terms).round, 2);
        vm.assertEq(token.balanceOf(BOB), 9);
    }

    function test_AVoucherIsSettledOnce() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Settlement memory item = _voucher(terms, 0, 4);
        ICoinTabs.Settlement[] memory twice = new ICoinTabs.Settlement[](2);
        (twice[0], twice[1]) = (item, item);
        _settle(twice);
        vm.assertEq(_stateOf(terms).settled, 4);
        _skip(item, ICoinTabs.Reason.OtherRound);
        _skip(_voucher(terms, 2, 4), ICoinTabs.Reason.OtherRound);
    }

    /// @notice Settling less than was signed voids the rest of the round, which is the keeper's loss.
    function test_ALowerVoucherOfTheRoundVoidsTheHigherOne() public {
        ICoinTabs.Terms memory terms = _opened();
        (ICoinTabs.Settlement memory low, ICoinTabs.Settlement memory high) =
            (_voucher(terms, 0, 4), _voucher(terms, 0, 8));
        _settle(low);
        _skip(high, ICoinTabs.Reason.OtherRound);
    }

    /// @notice Otherwise a listener could void the keeper's last voucher by settling his first.
    function test_OnlyTheKeeperSettles() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Settlement[] memory batch = _batchOf(_voucher(terms, 0, 4));
        vm.recordLogs();
        vm.prank(LISTENER);
        tabs.settle(batch);
        _assertSkipped(_idOf(terms), ICoinTabs.Reason.NotTheKeeper);
        vm.assertEq(_stateOf(terms).round, 0);
    }

    function test_NothingOfAVoucherCanBeChanged() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](2);
        lines[0] = ICoinTabs.Line(songs[0], 1, 4);
        lines[1] = ICoinTabs.Line(songs[1], 1, 8);
        ICoinTabs.Settlement memory item = _signed(terms, SESSION_KEY, 0, lines);
        (lines[0].amount, lines[1].amount) = (8, 4);
        _skip(item, ICoinTabs.Reason.BadSignature);
        (lines[0].amount, lines[1].amount) = (3, 8);
        _skip(item, ICoinTabs.Reason.BadSignature);
        lines[0].amount = 4;
        lines[0].plays = 2;
        _skip(item, ICoinTabs.Reason.BadSignature);
        lines[0].plays = 1;
        lines[0].songId = songs[2];
        _skip(item, ICoinTabs.Reason.BadSignature);
        lines[0].songId = songs[0];
        item.lines = _line(songs[0], 4);
        _skip(item, ICoinTabs.Reason.BadSignature);
        item.lines = lines;
        item.round = 1;
        _skip(item, ICoinTabs.Reason.BadSignature);
        item.round = 0;
        _settle(item);
        vm.assertEq(_stateOf(terms).settled, 12);
    }

    function test_AVoucherIsOfItsOwnTabOnly() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Terms memory other = _other(8);
        _open(other);
        ICoinTabs.Settlement memory item = _voucher(terms, 0, 4);
        item.terms = other;
        _skip(item, ICoinTabs.Reason.BadSignature);
        other.key = vm.addr(ADDED_KEY);
        _skip(item, ICoinTabs.Reason.NotOpen);
    }

    /// @notice A new chain of our own has the id and the addresses of the former one; only the salt differs.
    function test_AVoucherOfAnotherChainOrContractIsSkipped() public {
        ICoinTabs.Terms memory terms = _opened();
        uint256 chainId = block.chainid;
        vm.chainId(chainId + 1);
        ICoinTabs.Settlement memory ofAnotherChain = _voucher(terms, 0, 4);
        vm.chainId(chainId);
        CoinTabs here = tabs;
        tabs = new CoinTabs(jukebox, factory);
        ICoinTabs.Settlement memory ofAnotherContract = _voucher(terms, 0, 4);
        tabs = here;
        _skip(ofAnotherChain, ICoinTabs.Reason.BadSignature);
        _skip(ofAnotherContract, ICoinTabs.Reason.BadSignature);
        _settle(_voucher(terms, 0, 4));
    }

    function test_RefusesOtherFormsOfASignature() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Settlement memory item = _voucher(terms, 0, 4);
        (bytes32 r, bytes32 s) = abi.decode(item.signature, (bytes32, bytes32));
        uint8 v = uint8(item.signature[64]);
        uint256 order = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;
        item.signature = abi.encodePacked(r, order - uint256(s), v == 27 ? 28 : 27);
        _skip(item, ICoinTabs.Reason.BadSignature);
        uint256 parity = v == 28 ? 1 << 255 : 0;
        item.signature = abi.encodePacked(r, uint256(s) | parity);
        _skip(item, ICoinTabs.Reason.BadSignature);
        item.signature = abi.encodePacked(r, s, v, v);
        _skip(item, ICoinTabs.Reason.BadSignature);
        item.signature = new bytes(65);
        _skip(item, ICoinTabs.Reason.BadSignature);
        item.signature = "";
        _skip(item, ICoinTabs.Reason.BadSignature);
        item = _signed(terms, KEEPER_KEY, 0, _line(songs[0], 4));
        _skip(item, ICoinTabs.Reason.BadSignature);
    }

    function test_SettlesTheWholeDepositAndNoUnitMore() public {
        ICoinTabs.Terms memory terms = _opened();
        _skip(_voucher(terms, 0, DEPOSIT + 1), ICoinTabs.Reason.Overdrawn);
        _settle(_voucher(terms, 0, DEPOSIT - 1));
        _skip(_voucher(terms, 1, 2), ICoinTabs.Reason.Overdrawn);
        _settle(_voucher(terms, 1, 1));
        vm.assertEq(token.balanceOf(address(tabs)), 0);
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](32);
        for (uint256 i = 0; i < 32; ++i) {
            lines[i] = ICoinTabs.Line(songs[0], 1, type(uint96).max);
        }
        _skip(_signed(terms, SESSION_KEY, 2, lines), ICoinTabs.Reason.Overdrawn);
    }

    function test_SettlesUntilTheNoticeIsOver() public {
        ICoinTabs.Terms memory terms = _opened();
        _close(terms);
        vm.warp(NOW + NOTICE - 1);
        _settle(_voucher(terms, 0, 4));
        vm.warp(NOW + NOTICE);
        _skip(_voucher(terms, 1, 4), ICoinTabs.Reason.NotOpen);
    }

    function test_SettlesUntilTheNoticeAfterTheExpiryIsOver() public {
        ICoinTabs.Terms memory terms = _opened();
        uint256 until = uint256(terms.expires) + NOTICE;
        vm.warp(until - 1);
        _settle(_voucher(terms, 0, 4));
        vm.warp(until);
        _skip(_voucher(terms, 1, 4), ICoinTabs.Reason.NotOpen);
    }

    function test_SettlesNothingOfATabThatWasNeverOpened() public {
        _skip(_voucher(_terms(), 0, 4), ICoinTabs.Reason.NotOpen);
    }

    function test_RefusesNoLinesMoreThan32AndALineOfNothing() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](33);
        for (uint256 i = 0; i < 33; ++i) {
            lines[i] = ICoinTabs.Line(songs[0], 1, 1);
        }
        _skip(_signed(terms, SESSION_KEY, 0, lines), ICoinTabs.Reason.BadLines);
        _skip(_signed(terms, SESSION_KEY, 0, new ICoinTabs.Line[](0)), ICoinTabs.Reason.BadLines);
        assembly {
            mstore(lines, 32)
        }
        lines[31].amount = 0;
        _skip(_signed(terms, SESSION_KEY, 0, lines), ICoinTabs.Reason.BadLines);
        lines[31].amount = 1;
        _settle(_signed(terms, SESSION_KEY, 0, lines));
        vm.assertEq(_stateOf(terms).settled, 32);
    }

    /// @notice Anybody can register a song in any token, with himself as its payee.
    function test_PaysOnlySongsInTheTabsTokenOfTheArtistWhoMadeIt() public {
        ICoinTabs.Terms memory terms = _opened();
        IERC20 ofBob = _tokenOf(BOB);
        bytes32[5] memory bad = [
            bytes32(uint256(1)),
            // Bob's song in Alice's token, in his own, and Alice's song in his and in one of nobody's.
            _song(BOB, 0, token, _payees(BOB, 5000, KEEPER, 5000)),
            _song(BOB, 1, ofBob, _payees(BOB, 5000, KEEPER, 5000)),
            _song(ALICE, 3, ofBob, _payees(BOB, 5000, KEEPER, 5000)),
            _song(ALICE, 4, _newToken("FAN", BOB, 1), _payees(BOB, 5000, KEEPER, 5000))
        ];
        for (uint256 i = 0; i < 5; ++i) {
            _skip(_signed(terms, SESSION_KEY, 0, _line(bad[i], 4)), ICoinTabs.Reason.OtherSong);
            ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](2);
            (lines[0], lines[1]) = (ICoinTabs.Line(songs[0], 1, 4), ICoinTabs.Line(bad[i], 1, 4));
            _skip(_signed(terms, SESSION_KEY, 0, lines), ICoinTabs.Reason.OtherSong);
        }
        vm.assertEq(token.balanceOf(KEEPER), 0);
    }

    function test_ABadItemStopsNoOther() public {
        ICoinTabs.Settlement[] memory batch = new ICoinTabs.Settlement[](8);
        for (uint256 i = 0; i < 8; ++i) {
            ICoinTabs.Terms memory terms = _other(i);
            _open(terms);
            batch[i] = _voucher(terms, 0, 4);
        }
        batch[1].lines = new ICoinTabs.Line[](0);
        batch[2].signature = "";
        batch[3] = _voucher(_other(3), 1, 4);
        batch[4] = _voucher(_other(4), 0, DEPOSIT + 1);
        batch[5] = _signed(_other(5), SESSION_KEY, 0, _line(bytes32(uint256(5)), 4));
        batch[6].terms.keeper = BOB;
        vm.recordLogs();
        _settle(batch);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        ICoinTabs.Reason[6] memory reasons = [
            ICoinTabs.Reason.BadLines,
            ICoinTabs.Reason.BadSignature,
            ICoinTabs.Reason.OtherRound,
            ICoinTabs.Reason.Overdrawn,
            ICoinTabs.Reason.OtherSong,
            ICoinTabs.Reason.NotTheKeeper
        ];
        // The first and the last are charged, and their song's two payees are paid.
        vm.assertEq(logs.length, 10);
        for (uint256 i = 1; i < 7; ++i) {
            vm.assertEq(logs[i].topics[0], ICoinTabs.Skipped.selector);
            vm.assertEq(logs[i].topics[1], _idOf(batch[i].terms));
            vm.assertEq(abi.decode(logs[i].data, (uint256)), uint256(reasons[i - 1]));
        }
        vm.assertEq(token.balanceOf(BOB) + token.balanceOf(CAROL), 8);
    }

    /// @notice The room for songs grows twice, from 16 to 64, when the songs of the first tab have earned already.
    function test_PaysEachOfManySongsInOneBatch() public {
        bytes32[] memory many = new bytes32[](40);
        for (uint256 i = 0; i < 40; ++i) {
            many[i] = _song(ALICE, 100 + i, token, _payees(vm.addr(1000 + i), 5000, vm.addr(2000 + i), 5000));
        }
        ICoinTabs.Settlement[] memory batch = new ICoinTabs.Settlement[](3);
        for (uint256 i = 0; i < 3; ++i) {
            ICoinTabs.Terms memory terms = _other(i);
            _open(terms);
            ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](i == 0 ? 10 : i == 1 ? 30 : 20);
            for (uint256 j = 0; j < lines.length; ++j) {
                // The third tab plays every other song again.
                uint256 song = i == 2 ? 2 * j : 10 * i + j;
                // forge-lint: disable-next-line(unsafe-typecast)
                lines[j] = ICoinTabs.Line(many[song], 1, uint96(1000 + 10 * song));
            }
            batch[i] = _signed(terms, SESSION_KEY, 0, lines);
        }
        _settle(batch);
        for (uint256 i = 0; i < 40; ++i) {
            uint256 earned = (1000 + 10 * i) * (i % 2 == 0 ? 2 : 1);
            vm.assertEq(token.balanceOf(vm.addr(1000 + i)), earned / 2);
            vm.assertEq(token.balanceOf(vm.addr(2000 + i)), earned / 2);
        }
    }

    /// @notice No song more than there is room for at first.
    function test_PaysSixteenSongsInOneBatch() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](16);
        for (uint256 i = 0; i < 16; ++i) {
            lines[i] = ICoinTabs.Line(_song(ALICE, 100 + i, token, _payees(BOB, 5000, CAROL, 5000)), 1, 10);
        }
        _settle(_signed(terms, SESSION_KEY, 0, lines));
        vm.assertEq(token.balanceOf(BOB), 80);
        vm.assertEq(token.balanceOf(CAROL), 80);
    }

    function test_TabsOfDifferentArtistsAreSettledTogether() public {
        IERC20 ofBob = _tokenOf(BOB);
        _give(ofBob, BOB, LISTENER, DEPOSIT);
        bytes32 song = _song(BOB, 0, ofBob, _payees(CAROL, 5000, ALICE, 5000));
        ICoinTabs.Terms memory other = _terms();
        other.token = address(ofBob);
        ICoinTabs.Settlement[] memory batch = new ICoinTabs.Settlement[](2);
        batch[0] = _voucher(_opened(), 0, 4);
        _open(other);
        batch[1] = _signed(other, SESSION_KEY, 0, _line(song, 10));
        _settle(batch);
        vm.assertEq(token.balanceOf(BOB), 3);
        vm.assertEq(token.balanceOf(CAROL), 1);
        vm.assertEq(ofBob.balanceOf(CAROL), 5);
        vm.assertEq(ofBob.balanceOf(ALICE), 5);
    }

    function test_ARetiredSongIsStillPaidToItsPayeesOfNow() public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Settlement memory item = _voucher(terms, 0, 4);
        vm.prank(ALICE);
        jukebox.retire(songs[0]);
        vm.prank(CAROL);
        jukebox.replacePayee(songs[0], vm.addr(99));
        _settle(item);
        vm.assertEq(token.balanceOf(BOB), 3);
        vm.assertEq(token.balanceOf(vm.addr(99)), 1);
    }

    function test_AnAddedKeyHasARoundAndACapOfItsOwn() public {
        ICoinTabs.Terms memory terms = _opened();
        _skip(_ofAdded(terms, 0, 4), ICoinTabs.Reason.BadSignature);
        _addKey(terms, 10);
        _settle(_voucher(terms, 0, 4));
        _skip(_ofAdded(terms, 1, 4), ICoinTabs.Reason.OtherRound);
        _skip(_ofAdded(terms, 0, 11), ICoinTabs.Reason.Overdrawn);
        _settle(_ofAdded(terms, 0, 4));
        _skip(_ofAdded(terms, 0, 4), ICoinTabs.Reason.OtherRound);
        _skip(_ofAdded(terms, 1, 7), ICoinTabs.Reason.Overdrawn);
        _settle(_ofAdded(terms, 1, 6));
        vm.assertEq(_stateOf(terms).settled, 14);
        vm.assertEq(_stateOf(terms).round, 1);
        ICoinTabs.Key memory key = tabs.keys(_idOf(terms), vm.addr(ADDED_KEY));
        vm.assertEq(key.cap, 10);
        vm.assertEq(key.spent, 10);
        vm.assertEq(key.round, 2);
        _addKey(terms, 11);
        _skip(_ofAdded(terms, 2, 2), ICoinTabs.Reason.Overdrawn);
        _settle(_ofAdded(terms, 2, 1));
        _settle(_voucher(terms, 1, 1));
    }

    function test_AKeyOfOneTabIsNoKeyOfAnother() public {
        ICoinTabs.Terms memory other = _other(8);
        _open(other);
        _addKey(other, 10);
        _skip(_ofAdded(_opened(), 0, 4), ICoinTabs.Reason.BadSignature);
        _settle(_ofAdded(other, 0, 4));
    }

    function test_AllKeysShareTheDeposit() public {
        ICoinTabs.Terms memory terms = _opened();
        _addKey(terms, DEPOSIT);
        _settle(_voucher(terms, 0, DEPOSIT - 4));
        _skip(_ofAdded(terms, 0, 5), ICoinTabs.Reason.Overdrawn);
        _settle(_ofAdded(terms, 0, 4));
        vm.assertEq(_stateOf(terms).settled, DEPOSIT);
    }

    /// @notice A share that was sent here is nobody's, and does not count as part of a deposit.
    function test_APayeeThatIsThisContractLosesItsShareAndNobodyElseDoes() public {
        bytes32 song = _song(ALICE, 5, token, _payees(BOB, 5000, address(tabs), 5000));
        ICoinTabs.Terms memory terms = _opened();
        _settle(_signed(terms, SESSION_KEY, 0, _line(song, 10)));
        vm.assertEq(token.balanceOf(BOB), 5);
        ICoinTabs.Terms memory other = _other(8);
        _open(other);
        vm.assertEq(_stateOf(other).deposited, DEPOSIT);
        _close(terms);
        _close(other);
        vm.warp(NOW + NOTICE);
        tabs.finish(terms);
        tabs.finish(other);
        vm.assertEq(token.balanceOf(address(tabs)), 5);
    }

    function testFuzz_WhatSongsEarnIsPaidToTheUnit(uint96[8] memory amounts, uint8[8] memory which, uint16 share)
        public
    {
        share = uint16(_within(share, 1, 9999));
        bytes32 song = _song(ALICE, 9, token, _payees(vm.addr(71), share, vm.addr(72), 10_000 - share));
        ICoinTabs.Line[] memory lines = new ICoinTabs.Line[](8);
        uint256 total;
        uint256 earned;
        for (uint256 i = 0; i < 8; ++i) {
            lines[i] =
                ICoinTabs.Line(which[i] % 2 == 0 ? song : songs[1], which[i], uint96(_within(amounts[i], 1, 12e18)));
            total += lines[i].amount;
            if (which[i] % 2 == 0) earned += lines[i].amount;
        }
        ICoinTabs.Terms memory terms = _opened();
        _settle(_signed(terms, SESSION_KEY, 0, lines));
        vm.assertEq(token.balanceOf(vm.addr(72)), earned * (10_000 - share) / 10_000);
        vm.assertEq(token.balanceOf(vm.addr(71)), earned - earned * (10_000 - share) / 10_000);
        vm.assertEq(token.balanceOf(BOB), total - earned);
        vm.assertEq(_stateOf(terms).settled, total);
    }

    function testFuzz_NoOtherVoucherThanTheSignedOneCounts(
        bytes32 song,
        uint32 plays,
        uint96 amount,
        uint24 round,
        bytes32 salt,
        bytes calldata signature
    ) public {
        ICoinTabs.Terms memory terms = _opened();
        ICoinTabs.Settlement memory item = _voucher(terms, 0, 4);
        item.lines[0] = ICoinTabs.Line(song, plays, uint96(_within(amount, 1, DEPOSIT)));
        _skip(item, ICoinTabs.Reason.BadSignature);
        item = _voucher(terms, 0, 4);
        item.round = round == 0 ? 1 : round;
        _skip(item, ICoinTabs.Reason.BadSignature);
        item = _voucher(terms, 0, 4);
        vm.assume(salt != terms.salt);
        terms.salt = salt;
        _open(terms);
        _skip(item, ICoinTabs.Reason.BadSignature);
        item = _voucher(terms, 0, 4);
        item.signature = signature;
        _skip(item, ICoinTabs.Reason.BadSignature);
    }
}
