// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity ^0.8.24;

import {Jukebox} from "../../src/music/Jukebox.sol";
import {IJukebox} from "../../src/music/interfaces/IJukebox.sol";
import {TestBase} from "../TestBase.sol";
import {Hooked, NotifyingToken} from "./HookTokens.sol";

/// @title Payers and payees that call back from every hook, in tokens that keep a fee
/// @notice Fans only pay and payees only receive, so the effect of a play on each account is known.
contract HookUsers is TestBase {
    uint256 private constant FUNDS = 1e30;
    uint256 public constant TOKENS = 4;
    uint256 public constant PEOPLE = 3;

    Jukebox public immutable JUKEBOX = new Jukebox();
    NotifyingToken[TOKENS] public tokens;
    Hooked[PEOPLE] public payees;
    Hooked[PEOPLE] private _fans;
    bytes32[] private _songs;
    uint256 public plays;
    uint256 public collections;
    uint256 public callbacks;

    constructor() {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            (payees[i], _fans[i]) = (new Hooked(), new Hooked());
        }
        for (uint256 i = 0; i < TOKENS; ++i) {
            uint256 feeBps = i < 2 ? 0 : 1000;
            tokens[i] = new NotifyingToken(_plan(address(this), FUNDS), feeBps, NotifyingToken.Moment(i % 2));
            for (uint256 j = 0; j < PEOPLE; ++j) {
                _prepare(tokens[i], payees[j]);
                _prepare(tokens[i], _fans[j]);
            }
        }
    }

    /// @dev Every account has some of every token, and is notified of every transfer.
    function _prepare(NotifyingToken token, Hooked person) private {
        vm.assertTrue(token.transfer(address(person), FUNDS / 10));
        person.act(address(token), abi.encodeCall(token.approve, (address(JUKEBOX), type(uint256).max)));
        token.register(address(person));
    }

    function register(uint256 which, uint128 cost, uint256 count, uint256 seed) external {
        count = _within(count, 1, 10);
        IJukebox.Payee[] memory to = new IJukebox.Payee[](count);
        uint256 rest = 10_000;
        for (uint256 i = 0; i < count; ++i) {
            uint256 each = i + 1 < count ? 1 + (seed >> (i * 10)) % 999 : rest;
            // forge-lint: disable-next-line(unsafe-typecast)
            to[i] = IJukebox.Payee(address(payees[(seed >> i) % PEOPLE]), uint16(each));
            rest -= each;
        }
        cost = uint128(_within(cost, 1, 1e18));
        _songs.push(JUKEBOX.register(_songs.length, address(tokens[which % TOKENS]), cost, 0, to, bytes32(0)));
    }

    function refuse(uint256 who, bool refuses) external {
        payees[who % PEOPLE].setRefuses(refuses);
    }

    /// @dev The reaction of an account to a notified transfer.
    function arm(uint256 who, bool isFan, uint256 which, uint256 what) external {
        if (_songs.length == 0) return;
        Hooked person = isFan ? _fans[who % PEOPLE] : payees[who % PEOPLE];
        bytes32 song = _songs[which % _songs.length];
        address token = JUKEBOX.song(song).token;
        bytes[5] memory acts = [
            abi.encodeCall(JUKEBOX.play, (song, type(uint256).max)),
            abi.encodeCall(JUKEBOX.playFor, (song, ALICE, type(uint256).max)),
            abi.encodeCall(JUKEBOX.playWithPermit, (song, type(uint256).max, 0, 0, 27, bytes32(0), bytes32(0))),
            abi.encodeCall(JUKEBOX.collectOwed, (token, address(person))),
            abi.encodeCall(JUKEBOX.replacePayee, (song, address(payees[what % PEOPLE])))
        ];
        person.arm(address(JUKEBOX), acts[what % 5]);
    }

    function play(uint256 who, uint256 which) external {
        if (_songs.length == 0) return;
        bytes32 song = _songs[which % _songs.length];
        IJukebox.Song memory known = JUKEBOX.song(song);
        (NotifyingToken token, Hooked fan) = (NotifyingToken(known.token), _fans[who % PEOPLE]);
        // The payees at the beginning: a payee that is replaced during the play still gets its share of this play.
        IJukebox.Payee[] memory sharing = JUKEBOX.payees(song);
        uint256[PEOPLE] memory had = _has(token);
        uint256 paid = token.balanceOf(address(fan));
        fan.act(address(JUKEBOX), abi.encodeCall(JUKEBOX.play, (song, known.cost)));
        vm.assertEq(paid - token.balanceOf(address(fan)), known.cost);
        vm.assertEq(JUKEBOX.song(song).plays, known.plays + 1);
        _assertShares(token, sharing, known.cost, had);
        ++plays;
    }

    /// @dev No account gets more of a play than its share, or less than the share without the fee.
    function _assertShares(
        NotifyingToken token,
        IJukebox.Payee[] memory sharing,
        uint256 cost,
        uint256[PEOPLE] memory had
    ) private {
        uint256[PEOPLE] memory has = _has(token);
        uint256 feeBps = token.feeBps();
        for (uint256 i = 0; i < PEOPLE; ++i) {
            uint256 share = _shareOf(address(payees[i]), sharing, cost);
            uint256 got = has[i] - had[i];
            vm.assertLe(got, share);
            // The fee of each of ten shares is rounded down separately.
            vm.assertGe(got, share - share * feeBps / 10_000);
        }
        uint256 worked = 0;
        for (uint256 i = 0; i < PEOPLE; ++i) {
            worked += payees[i].tried() + _fans[i].tried();
        }
        callbacks = worked;
    }

    function _shareOf(address payee, IJukebox.Payee[] memory sharing, uint256 cost)
        private
        pure
        returns (uint256 share)
    {
        uint256 left = cost;
        for (uint256 i = 0; i < sharing.length; ++i) {
            uint256 part = cost * sharing[i].shareBps / 10_000;
            left -= part;
            if (sharing[i].account == payee) share += part;
        }
        if (sharing[0].account == payee) share += left;
    }

    /// @dev The payees' balances of a token, including what is owed to them.
    function _has(NotifyingToken token) private view returns (uint256[PEOPLE] memory has) {
        for (uint256 i = 0; i < PEOPLE; ++i) {
            address payee = address(payees[i]);
            has[i] = token.balanceOf(payee) + JUKEBOX.owed(payee, address(token));
        }
    }

    function collect(uint256 who, uint256 to, uint256 which) external {
        (Hooked payee, NotifyingToken token) = (payees[who % PEOPLE], tokens[which % TOKENS]);
        if (JUKEBOX.owed(address(payee), address(token)) == 0) return;
        bytes memory data = abi.encodeCall(JUKEBOX.collectOwed, (address(token), address(payees[to % PEOPLE])));
        try payee.act(address(JUKEBOX), data) {
            vm.assertEq(JUKEBOX.owed(address(payee), address(token)), 0);
            ++collections;
        } catch {
            vm.assertTrue(payees[to % PEOPLE].refuses());
        }
    }
}

contract JukeboxHooksInvariantTest is TestBase {
    HookUsers private users;

    function setUp() public {
        users = new HookUsers();
        _target(address(users));
    }

    /// @notice The jukebox holds exactly what it owes, and everything it owes belongs to an account.
    function invariant_WhatIsHeldIsOwed() public view {
        Jukebox jukebox = users.JUKEBOX();
        for (uint256 i = 0; i < users.TOKENS(); ++i) {
            NotifyingToken token = users.tokens(i);
            uint256 owed = 0;
            for (uint256 j = 0; j < users.PEOPLE(); ++j) {
                owed += jukebox.owed(address(users.payees(j)), address(token));
            }
            vm.assertEq(token.balanceOf(address(jukebox)), owed);
            vm.assertEq(jukebox.totalOwed(address(token)), owed);
        }
    }

    function test_EveryActionSucceedsAtLeastOnce() public {
        for (uint256 i = 0; i < users.TOKENS(); ++i) {
            users.register(i, 1001, 4, uint256(keccak256(abi.encode(i))));
            users.refuse(i, true);
            for (uint256 what = 0; what < 5; ++what) {
                users.arm(what, true, i, what);
                users.arm(what, false, i, what);
                users.play(what, i);
                users.refuse(i, false);
                users.collect(i, i + 1, i);
                invariant_WhatIsHeldIsOwed();
                users.refuse(i, true);
            }
            users.refuse(i, false);
        }
        vm.assertEq(users.plays(), 20);
        vm.assertTrue(users.collections() > 0);
        vm.assertTrue(users.callbacks() > 10);
    }
}
